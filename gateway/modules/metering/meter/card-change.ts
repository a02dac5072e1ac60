import type { Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { insertChanges } from '../repo/change'
import { metersOf } from '../repo/meter'
import { keyOfCard, setCard } from '../repo/meter-key'
import type { AccountKey, Meter } from '../types'

/** The meter that is filled by a card. */
export async function meterOfCard(
  work: Pick<Work, 'db'>,
  companyCode: string,
  cardNo: string,
): Promise<Meter | undefined> {
  const key = await keyOfCard(work.db, companyCode, cardNo)
  return key && (await metersOf(work.db, key)).find(({ meterId }) => meterId === key.meterId)
}

/** The meter has another card from now on (AE-73). */
export async function changeCard(
  work: Work,
  key: AccountKey & { meterId: string },
  card: { cardNo: string; cardType: 'NFC' | 'CONTACT'; oldCardNo: string; reason: string },
): Promise<void> {
  const now = work.clock.iso()
  await setCard(work.db, key, card, now)
  const meter = await meterOfCard(work, key.companyCode, card.cardNo)
  await insertChanges(work.db, [
    {
      ...key,
      meterNo: meter?.meterNo ?? '',
      changeId: newId(work.clock.now()),
      changeType: 'CARD',
      oldValue: tailOf(card.oldCardNo),
      newValue: tailOf(card.cardNo),
      oldMeterNo: null,
      newMeterNo: null,
      oldEndReading: null,
      newStartReading: null,
      reason: card.reason,
      operator: '营业网点',
      happenedAt: now,
      docUrl: null,
      affectsBilling: false,
    },
  ])
}

const tailOf = (cardNo: string): string => `尾号${cardNo.slice(-4)}`
