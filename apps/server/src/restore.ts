// `npm run restore -- <folder>`: restores a backup into an empty shop and ends.
import { describeBackup } from './backup/describe-backup';
import { restore } from './backup/restore';
import { runOnFolder } from './backup/run-on-folder';

runOnFolder('restore', async ({ config, folder, signal }) => {
  const { manifest, isMigrated } = await restore(config, folder, signal);
  const [chinese, english] = describeBackup(manifest);
  console.log(
    [
      `還原完成，筆數與金額都與備份相符：${chinese}`,
      ...(isMigrated ? ['備份來自較舊的版本，資料庫已更新到目前的版本。'] : []),
      `The restore is complete, and rows and amounts are those of the backup: ${english}`,
      ...(isMigrated
        ? ['The backup is of an older version; the database was migrated to this one.']
        : []),
    ].join('\n'),
  );
});
