-- contract: not read since the first release
-- squawk-ignore ban-drop-table
DROP TABLE "staffed_servers" CASCADE;
