import { SettingError } from '../config-world'
import { keyIds, unseal, type KeyHolder } from '../secret'
import type { Db } from './connect'

/**
 * Refuses keys that cannot read the personal data of this database, or that would look for it under other indexes: a restored copy with
 * another key, a key left out of OLDER_DATA_KEYS, a changed order. Keys that are new to the database are noted (`data_key`). `now`: ISO.
 */
export async function checkDataKeys(db: Db, keys: KeyHolder, now: string): Promise<void> {
  const given = keyIds(keys)
  const oldest = given.at(-1) ?? ''
  const noted = await db.selectFrom('dataKey').select(['keyId', 'isIndex']).execute()
  if (noted.length === 0) await tryOne(db, keys)
  const missing = noted.filter(({ keyId }) => !given.includes(keyId)).map(({ keyId }) => keyId)
  if (missing.length > 0)
    throw new SettingError(
      `Personal data of this database is sealed with the data key ${missing.join(', ')}: set it as DATA_KEY, or within OLDER_DATA_KEYS.`,
    )
  const index = noted.find(({ isIndex }) => isIndex)
  if (index && index.keyId !== oldest)
    throw new SettingError(
      `The data key ${index.keyId} must be the last of OLDER_DATA_KEYS: the indexes of this database are made with it.`,
    )
  // Of a database without notes any of the keys may have sealed something; later only the one that seals is new.
  const rows = (noted.length === 0 ? given : given.slice(0, 1)).map((keyId) => ({
    keyId,
    isIndex: keyId === oldest,
    createdAt: now,
  }))
  await db
    .insertInto('dataKey')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A database of a release that noted no keys: one of its users shows whether they are the right ones. */
async function tryOne(db: Db, keys: KeyHolder): Promise<void> {
  const user = await db.selectFrom('appUser').select('phoneEnc').limit(1).executeTakeFirst()
  if (!user) return
  try {
    unseal(keys, user.phoneEnc)
  } catch (error) {
    throw new SettingError('DATA_KEY does not open the personal data of this database: set the key that sealed it.', {
      cause: error,
    })
  }
}
