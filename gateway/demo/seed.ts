import type { Database } from '../db/connect'
import { analyze } from '../db/statistics'
import type { Work } from '../http/context'
import { seedContent } from './content/articles-seed'
import { seedHelp } from './content/help'
import { seedDocuments } from './content/documents-seed'
import { seedDownload } from './content/download'
import { seedMarket } from './content/market-seed'
import { seedOpenData } from './open-data'
import { seedOutlets } from './outlets'
import { seedApps } from './apps'
import { seedBalance } from './balance'
import { seedCards } from './cards'
import { seedEnergy } from './energy'
import { seedContracts } from './contracts'
import { seedHyq } from './hyq'
import { seedInspections } from './inspections'
import { seedInvoices } from './invoices'
import { seedLeak } from './leak'
import { seedMessages } from './messages'
import { seedSmart } from './messages/smart'
import { seedPayment } from './money'
import { tellPackages } from './packages'
import { seedDeviations } from './deviations'
import { seedPlans } from './plans'
import { seedPackages } from './packages/now'
import { seedAccount } from './people'
import { seedBinding } from './people/applications'
import { seedCertification } from './people/papers'
import { seedSites } from './people/sites'
import { seedBankAccounts } from './bank-accounts'
import { seedRecords } from './records'
import { seedBidding } from './bidding'
import { seedProjects } from './projects'
import { seedButler } from './butler'
import { seedStops } from './stops'
import { seedWeather } from './weather'
import { seedRecognitions } from './recognitions'
import { seedShares } from './shares'
import { seedSignUps } from './activities'
import { seedLeads } from './leads'
import { seedLottery } from './lottery'
import { seedAssistant } from './assistant'
import { seedElective, tellElective } from './elective'
import { seedTickets } from './tickets'

/** The demo data by area, in the order C, A, B, D, E (CV-16). */
export const seeds: Readonly<Record<string, (work: Work) => Promise<void>>> = {
  identity: seedAccount,
  membership: seedBinding,
  certification: seedCertification,
  billing: (work) =>
    seedEnergy(work, (past, agenda) => {
      tellPackages(past, agenda)
      tellElective(past, agenda)
    }),
  payment: seedPayment,
  'bank-account': seedBankAccounts,
  'gas-package': seedPackages,
  bidding: seedBidding,
  contract: seedContracts,
  weather: seedWeather,
  plan: seedPlans,
  deviation: seedDeviations,
  balance: seedBalance,
  card: seedCards,
  invoice: seedInvoices,
  'open-data': seedOpenData,
  record: async (work) => {
    await seedSites(work)
    await seedRecords(work)
  },
  inspection: seedInspections,
  project: seedProjects,
  ticket: seedTickets,
  butler: seedButler,
  outlet: seedOutlets,
  recognition: seedRecognitions,
  metering: seedLeak,
  message: async (work) => {
    await seedStops(work)
    await seedMessages(work)
    await seedSmart(work)
  },
  document: seedDocuments,
  help: seedHelp,
  content: seedContent,
  market: seedMarket,
  share: seedShares,
  lead: seedLeads,
  assistant: seedAssistant,
  activity: seedSignUps,
  elective: seedElective,
  lottery: seedLottery,
  download: seedDownload,
  hyq: seedHyq,
  console: seedApps,
}

/** What the marks of these areas are called: they had other names when the first demo databases were made. */
const markNames: Readonly<Record<string, string>> = { identity: 'account', membership: 'binding', billing: 'energy' }
const markOf = (area: string): string => markNames[area] ?? area

/** Seeds those of the areas that have not been seeded yet, each in one transaction with its mark: a killed start leaves nothing half-written. */
export async function seedAreas(
  database: Database,
  work: Omit<Work, 'db' | 'afterCommit'>,
  areas: readonly { name: string }[],
  onArea: (name: string) => void,
): Promise<void> {
  const mounted = new Set(areas.map((area) => area.name))
  const done = new Set((await database.db.selectFrom('seedMark').select('area').execute()).map((row) => row.area))
  const open = Object.entries(seeds).filter(([area]) => mounted.has(area) && !done.has(markOf(area)))
  for (const [area, seed] of open) {
    onArea(area)
    const after: (() => Promise<void> | void)[] = []
    await database.db.transaction().execute(async (trx) => {
      await seed({ ...work, db: trx, afterCommit: (w) => void after.push(w) })
      await trx
        .insertInto('seedMark')
        .values({ area: markOf(area), seededAt: work.clock.iso() })
        .execute()
    })
    for (const w of after) await w()
  }
  if (open.length > 0) await analyze(database.db)
}
