-- Returns every pair of neighbouring characters in a text. Most Chinese words have two characters, which a
-- trigram index cannot find; with pairs, an index finds a word of any length from two on.
CREATE FUNCTION search_pairs(searched text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT COST 1000
AS $$
  SELECT coalesce(array_agg(DISTINCT substr(searched, at, 2)), '{}')
  FROM generate_series(1, length(searched) - 1) AS at
$$;
