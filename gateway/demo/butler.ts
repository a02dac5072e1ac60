import { addDays, addMonths, monthOf } from '@domain/date'
import type { ManagerRole } from '@domain/statuses/butler'
import type { Work } from '../http/context'
import { sealText } from '../secret'
import * as repo from './butler-repo'
import { demoId } from './people'

/** Managers of D 8.1: id, company, name, title, landline, area. */
const MANAGERS = [
  ['MGR-01', '1001', '周建国', '高级用气管家', '0316-0000201', '廊坊开发区、广阳区'],
  ['MGR-02', '1001', '李雪', '用气管家', '0316-0000202', '廊坊安次区'],
  ['MGR-03', '1002', '赵鹏', '用气管家', '0311-0000203', '石家庄裕华区'],
  ['MGR-04', '1001', '孙立', '安全经理', '0316-0000204', '廊坊全域'],
  ['MGR-05', '1001', '何敏', '计量经理', '0316-0000205', '廊坊全域'],
  ['MGR-06', '1001', '冯涛', '工程经理', '0316-0000206', '廊坊全域'],
  ['MGR-07', '1001', '吴涛', '用气管家', '0316-0000207', '廊坊开发区'],
  ['MGR-08', '1002', '周敏', '用气管家', '0311-0000208', '石家庄长安区'],
] as const

/** Managers of customers: since so many days, until so many days ago where it is over. */
const ASSIGNED: readonly (readonly [
  bp: string,
  role: ManagerRole,
  managerId: string,
  since: number,
  until?: number,
])[] = [
  ['1000000001', 'MAIN', 'MGR-07', 700, 200],
  ['1000000001', 'MAIN', 'MGR-01', 200],
  ['1000000001', 'SAFETY', 'MGR-04', 400],
  ['1000000001', 'METER', 'MGR-05', 400],
  ['1000000001', 'PROJECT', 'MGR-06', 90],
  ['1000000002', 'MAIN', 'MGR-02', 250],
  ['1000000003', 'MAIN', 'MGR-03', 300],
]

const VISITS = [
  ['ROUTINE', '走访生产车间，核对各表运行情况，提醒更换到期报警器。'],
  ['PEAK_SUPPLY', '采暖季保供走访，说明限气预案和错峰生产建议。'],
  ['FESTIVAL', '节前安全走访，检查停产阀门状态，留存值班电话。'],
  ['APPOINTED', '应约讲解气量包规则，协助测算下季度用气。'],
] as const

/** The people that look after customers, their visits and ratings, the phone lines of both companies (D 8.1). */
export async function seedButler(work: Work): Promise<void> {
  const today = work.clock.today()
  const at = work.clock.iso()
  await repo.insertManagers(
    work.db,
    MANAGERS.map(([managerId, companyCode, name, jobTitle, phone, areaDesc]) => ({
      companyCode,
      managerId,
      name: sealText(work, name),
      jobTitle,
      areaDesc,
      phoneEnc: sealText(work, phone),
      wechatEnc: sealText(work, `gas-${managerId.toLowerCase()}`),
      workHours: '周一至周五 08:30-17:30',
      certNo: managerId.replace('MGR-', 'E300'),
      introduction: '',
      duty:
        managerId === 'MGR-03'
          ? ('ON_LEAVE' as const)
          : managerId === 'MGR-07'
            ? ('LEFT' as const)
            : ('ON_DUTY' as const),
      leaveFrom: managerId === 'MGR-03' ? addDays(today, -2) : null,
      leaveTo: managerId === 'MGR-03' ? addDays(today, 5) : null,
      backupManagerId: managerId === 'MGR-03' ? 'MGR-08' : null,
      createdAt: at,
      updatedAt: at,
    })),
  )
  const companyOf = (managerId: string) => MANAGERS.find(([id]) => id === managerId)?.[1] ?? '1001'
  await repo.insertAssigned(
    work.db,
    ASSIGNED.map(([bp, role, managerId, since, until]) => ({
      bp,
      role,
      managerId,
      companyCode: companyOf(managerId),
      since: addDays(today, -since),
      until: until === undefined ? null : addDays(today, -until),
    })),
  )
  await seedVisits(work, [
    ['1000000001', 'MGR-01', 8],
    ['1000000002', 'MGR-02', 3],
    ['1000000003', 'MGR-03', 5],
  ])
  await seedRatings(work)
  await seedLines(work)
}

async function seedVisits(work: Work, of: readonly (readonly [bp: string, managerId: string, count: number])[]) {
  const today = work.clock.today()
  await repo.insertVisits(
    work.db,
    of.flatMap(([bp, managerId, count]) =>
      Array.from({ length: count }, (_, n) => {
        const [kind, summary] = VISITS[n % VISITS.length] ?? VISITS[0]
        return {
          bp,
          managerId,
          kind,
          visitId: `V${n + 1}`,
          companyCode: managerId === 'MGR-03' ? '1002' : '1001',
          visitAt: `${addDays(today, -20 - n * 42)}T10:00:00+08:00`,
          summaryEnc: sealText(work, summary),
        }
      }),
    ),
  )
}

/** Stars of the last months: fourteen for the first butler, three for the second, too few to say anything of. */
const STARS: Readonly<Record<string, readonly number[]>> = {
  'MGR-01': [5, 5, 4, 5, 5, 4, 5, 4, 5, 5, 4],
  'MGR-02': [4, 5, 4],
}

async function seedRatings(work: Work): Promise<void> {
  const month = monthOf(work.clock.today())
  const rows = Object.entries(STARS).flatMap(([managerId, stars]) =>
    stars.map((score, n) => {
      const at = `${addMonths(month, -1 - n)}-15T10:00:00+08:00`
      return {
        bp: managerId === 'MGR-01' ? '1000000001' : '1000000002',
        userId: demoId('app_user', managerId === 'MGR-01' ? '13800000001' : '13800000007'),
        managerId,
        month: addMonths(month, -1 - n),
        companyCode: '1001',
        score,
        commentEnc: sealText(work, ''),
        anonymous: n % 3 === 0,
        createdAt: at,
        updatedAt: at,
      }
    }),
  )
  await repo.insertRatings(work.db, rows)
}

const LINES = [
  ['EMERGENCY', '24小时抢险电话', '119', '24小时'],
  ['SERVICE', '客服热线', '100', '每天 08:00-20:00'],
  ['COMPLAINT', '投诉监督电话', '102', '每天 08:30-17:30'],
  ['PROJECT', '报装咨询', '103', '周一至周五 08:30-17:30'],
  ['BILLING', '账务咨询', '104', '周一至周五 08:30-17:30'],
  ['SUPERVISE', '政府监管热线', '', '24小时'],
] as const

async function seedLines(work: Work): Promise<void> {
  const rows = (['1001', '1002'] as const).flatMap((companyCode) =>
    LINES.map(([kind, name, tail, hours], sort) => ({
      companyCode,
      hotlineId: `${companyCode}-${kind}`,
      kind,
      name,
      phone: tail === '' ? '12345' : `${companyCode === '1001' ? '0316' : '0311'}-0000${tail}`,
      hours,
      sort,
    })),
  )
  await repo.insertHotlines(work.db, rows)
}
