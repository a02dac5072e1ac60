import type { Out } from '@contract'
import { KeyValue } from '@/ui'

type Party = Out<'default GET /crmgas/invoice/applyDetail'>['buyer']

/** Buyer or seller as printed; what was not given is left out, a number apart. */
export function PartyFacts({ party }: { party: Party }) {
  const lines = [
    ['名称', party.name],
    ['税号', party.taxNo || '--'],
    ['地址', party.address],
    ['电话', party.phone],
    ['开户行', party.bankName],
    ['账号', party.bankAccount],
  ] as const
  return (
    <KeyValue
      items={lines
        .filter(([, value]) => value !== '')
        .map(([label, value]) => [label, <span className='break'>{value}</span>])}
    />
  )
}
