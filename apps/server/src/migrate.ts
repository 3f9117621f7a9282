// `npm run migrate`: migrates the database and ends.
import { readDatabaseConfig } from './config/database-config';
import { openDatabase } from './db/database';
import { foldSearchTexts } from './db/fold-search-texts';
import { migrate } from './db/migrate';
import { runProgram } from './run-program';

runProgram(async () => {
  const database = await openDatabase(readDatabaseConfig(process.env), (error) =>
    console.error('Database:', error),
  );
  try {
    await migrate(database);
    await foldSearchTexts(database.db);
    console.log('The database is up to date');
  } finally {
    await database.close();
  }
});
