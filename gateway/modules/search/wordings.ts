import { inWordsOfTexts } from '@domain/search/wordings'
import { TOKEN_RULES } from '@domain/search/tokens'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { badField, Refusal } from '../../http/refusal'
import { countDocuments, outdateAll } from './repo/documents'
import { changeWording, insertWording, wordingPage, wordingsInForce, type WordingRow } from './repo/wordings'

/** A question in the words of a company's texts; visitors ask at no company. */
export const worded = async (work: Work, companyCode: string, text: string): Promise<string> =>
  companyCode === '' ? text : inWordsOfTexts(text, await wordingsInForce(work.db, companyCode))

export const wordings = (
  work: Work,
  companyCode: string,
  page: { offset: number; limit: number },
): Promise<{ rows: WordingRow[]; total: number }> => wordingPage(work.db, companyCode, page)

interface WordingWish {
  wordingId: string | undefined
  word: string
  said: readonly string[]
  status: 'on' | 'off'
}

/** Makes or changes a row; answers its id. Refuses 2901 for a word that has a row already, 2902 for a row that is not there. */
export async function saveWording(
  work: Work,
  { companyCode, userId }: { companyCode: string; userId: string },
  wish: WordingWish,
): Promise<string> {
  const word = wish.word.trim()
  const said = [...new Set(wish.said.map((one) => one.trim()).filter((one) => one !== '' && one !== word))]
  if (word === '') throw badField('word')
  if (said.length === 0) throw badField('said')
  const wordingId = wish.wordingId ?? `W${newId(work.clock.now())}`
  const row = {
    companyCode,
    wordingId,
    word,
    said,
    status: wish.status,
    updatedBy: userId,
    updatedAt: work.clock.iso(),
  }
  const done = wish.wordingId === undefined ? await insertWording(work.db, row) : await changeWording(work.db, row)
  if (done === 'taken' || (!done && wish.wordingId === undefined)) throw badField('word', '这个词已有说法')
  if (!done) throw new Refusal('2902')
  return wordingId
}

/** Documents of the index, and those that wait to be reduced by the rules of now. */
export const indexState = (work: Work): Promise<{ documents: number; waiting: number }> =>
  countDocuments(work.db, TOKEN_RULES)

/** Has every document reduced again from its text, in the minutes that follow (E-G-23); answers how many. */
export const rebuildIndex = (work: Work): Promise<number> => outdateAll(work.db)
