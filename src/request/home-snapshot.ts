import type { Out } from '@contract'
import { storage } from '@/platform/storage'
import { seedRead, watchRead } from './query'

/*
 * The last home is painted at once on the next visit, then renewed. Only this one answer is kept, for the login and customer
 * it belongs to; logging out removes it (auth/tokens).
 */
const HOME = 'default GET /crmgas/home/summary'
/** Older figures are of no use to anybody. */
const KEEP_FOR = 7 * 86_400_000

type Home = Out<typeof HOME>

/** What index.html writes on the first card before any script. */
interface FirstFigure {
  name: string
  label: string
  amount: string
}

interface Snapshot {
  owner: string
  at: number
  figure: FirstFigure | null
  data: unknown
}

/** The one number of the home tab by charge mode (part A 6.1 block 3); null where it may not be seen. */
export function firstFigure({ account }: Home): FirstFigure | null {
  const { chargeMode, customerName: name, available, arrears, balance } = account
  const [label, value] =
    chargeMode === 'PREPAID_REMOTE'
      ? ['可用余额', available]
      : chargeMode === 'POSTPAID'
        ? ['应缴金额', arrears]
        : ['账户余额', balance]
  if (value === null) return null
  const digits = value.replace('-', '').replace(/\B(?=(\d{3})+\.)/g, ',')
  return { name, label, amount: `${value.startsWith('-') ? '−' : ''}¥${digits}` }
}

const owner = () => `${storage.get('userId')}|${storage.get('bpCode')}`

/** Puts the kept home in place and keeps every newer one. */
export function keepHome(now = Date.now()): void {
  const kept = read()
  if (kept !== null && kept.owner === owner() && now - kept.at < KEEP_FOR) {
    // Marked as just over a minute old at least, so that it is renewed at once.
    seedRead(HOME, undefined, kept.data as never, Math.min(kept.at, now - 61_000))
  }
  watchRead(HOME, (data) => {
    const snapshot: Snapshot = { owner: owner(), at: Date.now(), figure: firstFigure(data), data }
    storage.set('homeSnapshot', JSON.stringify(snapshot))
  })
}

function read(): Snapshot | null {
  try {
    return JSON.parse(storage.get('homeSnapshot') || 'null') as Snapshot | null
  } catch {
    storage.remove('homeSnapshot')
    return null
  }
}
