// `npm run backup -- <folder>`: writes a backup of the shop into a new folder and ends.
import { backUp } from './backup/back-up';
import { describeBackup } from './backup/describe-backup';
import { runOnFolder } from './backup/run-on-folder';

// A backup has personal data: only this user may read its files, those of pg_dump included.
process.umask(0o077);

runOnFolder('backup', async ({ config, folder, signal }) => {
  const [chinese, english] = describeBackup(await backUp(config, folder, signal));
  console.log(`備份完成：${folder}\n  ${chinese}\nThe backup is complete: ${folder}\n  ${english}`);
});
