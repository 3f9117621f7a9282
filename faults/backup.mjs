// Faults of backups: what a restored shop has.
const BACKUP = 'apps/server/src/backup';

export default {
  tests: { server: [`${BACKUP}/restore`, `${BACKUP}/back-up`] },
  faults: [
    {
      name: 'a backup names files outside of its folder',
      hurts: 'A foreign backup reads files of the server.',
      file: `${BACKUP}/checksums.ts`,
      old: `if (key === null ? name !== database : !isMediaKey(key)) throw damaged(FILE);`,
      new: `if (key === null && name !== database) throw damaged(FILE); void isMediaKey;`,
    },
    {
      name: 'a damaged file of a backup is restored',
      hurts: 'The shop goes on with broken data.',
      file: `${BACKUP}/checksums.ts`,
      old: `if ((await hashOrNull(path.join(folder, name))) !== sha256) throw damaged(name);`,
      new: `void sha256;`,
    },
    {
      name: 'a changed list of checksums is believed',
      hurts: 'Who changes a backup changes the shop.',
      file: `${BACKUP}/checksums.ts`,
      old: `if ((await hashOrNull(path.join(folder, FILE))) !== expected) throw damaged(FILE);`,
      new: `void expected;`,
    },
    {
      name: 'a backup without its database is restored',
      hurts: 'The shop is empty.',
      file: `${BACKUP}/checksums.ts`,
      old: `if (!hasDatabase) throw damaged(FILE);`,
      new: `void hasDatabase;`,
    },
    {
      name: 'restored amounts differ from the backup',
      hurts: 'Money and points are wrong, and nobody hears of it.',
      file: `${BACKUP}/restore.ts`,
      old: `const differing = [...differences(rows, restored.rows), ...differences(sums, restored.sums)];`,
      new: `const differing = [...differences(rows, restored.rows), ...differences(sums, sums)];`,
    },
    {
      name: 'restored rows differ from the backup',
      hurts: 'Orders are missing, and nobody hears of it.',
      file: `${BACKUP}/restore.ts`,
      old: `const differing = [...differences(rows, restored.rows), ...differences(sums, restored.sums)];`,
      new: `const differing = [...differences(rows, rows), ...differences(sums, restored.sums)];`,
    },
    {
      name: 'uploads stay when the database cannot be restored',
      hurts: 'The next try is refused.',
      file: `${BACKUP}/restore.ts`,
      old: `  } catch (error) {
    await media.delete(keys);
    throw error;
  }
  return { manifest`,
      new: `  } catch (error) {
    throw error;
  }
  return { manifest`,
    },
    {
      name: 'uploads stay when one of them cannot be stored',
      hurts: 'The next try is refused.',
      file: `${BACKUP}/media-files.ts`,
      old: `    await media.delete(keys);\n`,
      new: ``,
    },
    {
      name: 'uploads are restored over others',
      hurts: 'A shop loses pictures.',
      file: `${BACKUP}/restore.ts`,
      old: `  await expectNoMedia(media);\n`,
      new: `  void expectNoMedia;\n`,
    },
    {
      name: 'an interrupted backup stays behind',
      hurts: 'The next backup is refused.',
      file: `${BACKUP}/back-up.ts`,
      old: `    await rm(aside, { recursive: true, force: true });\n`,
      new: `    void rm;\n`,
    },
  ],
};
