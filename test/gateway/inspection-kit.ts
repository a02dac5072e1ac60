import sharp from 'sharp'
import type { In, Out } from '@contract'
import { receive } from '../../gateway/modules/file/service'
import { template } from '../../gateway/modules/inspection/rules/template'
import { inWork } from '../setup/content-gateway'
import type { Caller, TestGateway } from '../setup/gateway'
import { nextRequestNo } from './case-kit'
import { handwriting } from './statement-kit'

type Submit = In<'btwob POST /inspection/report/submit'>
type Failed = Partial<Submit['items'][number]>

export const FACTORY = { bp: '1000000001', companyCode: '1001' }
export const HOSPITAL = { bp: '1000000003', companyCode: '1002' }

export const drawn = { points: 120, strokeLength: 1400, areaPct: 40 }

/** A master, a sub-account without models, an inspector of the same company. */
export function people(gateway: TestGateway, key = FACTORY) {
  const bound = { ...key, reviewStatus: '1' } as const
  return {
    master: gateway.asSession({ ...bound, userId: 'director', isMaster: true }),
    sub: gateway.asSession({ ...bound, userId: 'sub', isMaster: false, models: [] }),
    inspector: gateway.asSession({ companyCode: key.companyCode, userId: 'inspector' }),
  }
}

let colour = 0

/** A picture that somebody has uploaded; each is another one. */
export const uploaded = async (
  gateway: TestGateway,
  userId: string,
  { bizType = 'HAZARD', bytes, name = 'photo.png' }: { bizType?: string; bytes?: Buffer; name?: string } = {},
): Promise<string> => {
  colour += 1
  const plain = { width: 40, height: 30, channels: 3, background: { r: colour % 256, g: 120, b: 40 } } as const
  const picture = bytes ?? (await sharp({ create: plain }).png().toBuffer())
  return inWork(gateway, async (work) => {
    const owner = { type: 'USER' as const, id: userId, companyCode: '1001' }
    return (await receive(work, owner, { bizType, name, bytes: picture })).fileId
  })
}

/** A photo that says when it was taken. */
export const photoOf = async (gateway: TestGateway, userId: string, takenAt: string): Promise<string> => {
  const fileId = await uploaded(gateway, userId)
  await gateway.db.updateTable('uploadFile').set({ exifTakenAt: takenAt }).where('fileId', '=', fileId).execute()
  return fileId
}

/** The picture of a signature. */
export const signature = async (gateway: TestGateway, path?: string, userId = 'director'): Promise<string> =>
  uploaded(gateway, userId, { bizType: 'SIGNATURE', bytes: await handwriting(path) })

/** What an inspector files; `failed` by the code of the item. */
export async function visit(
  gateway: TestGateway,
  failed: Record<string, Failed> = {},
  over: Partial<Submit> = {},
): Promise<Submit> {
  const items: Submit['items'] = []
  for (const { itemCode } of over.visitResult === undefined || over.visitResult === 'DONE' ? template : []) {
    const one = failed[itemCode]
    items.push(
      one === undefined
        ? { itemCode, result: 'OK' }
        : { itemCode, result: 'FAIL', note: '现场发现问题', photos: [await uploaded(gateway, 'inspector')], ...one },
    )
  }
  return {
    requestNo: nextRequestNo(),
    bp: FACTORY.bp,
    kind: 'PERIODIC',
    siteName: '一厂区',
    address: '河北省廊坊市广阳区云鹏道18号',
    inspectAt: gateway.clock.iso(),
    inspectorName: '孙立',
    inspectorNo: 'LF-0327',
    inspectorPhone: '13800000012',
    visitResult: 'DONE',
    items,
    readings: [{ meterNo: '10010101', reading: '123456.0000', pressure: '5.20' }],
    summary: '总体情况良好',
    ...over,
  }
}

/** Files a visit and answers its report as the customer sees it. */
export async function filed(
  gateway: TestGateway,
  { inspector, master }: { inspector: Caller; master: Caller },
  failed: Record<string, Failed> = {},
  over: Partial<Submit> = {},
): Promise<Out<'default GET /crmgas/inspection/detail'>> {
  const input = await visit(gateway, failed, over)
  const { reportId } = await inspector.ok('btwob POST /inspection/report/submit', input)
  return master.ok('default GET /crmgas/inspection/detail', { reportId })
}

/** What signs the report as it was shown. */
export const signing = async (
  gateway: TestGateway,
  report: Pick<Out<'default GET /crmgas/inspection/detail'>, 'reportId' | 'version' | 'contentHash'>,
  over: Partial<In<'default POST /crmgas/inspection/sign'>> = {},
): Promise<In<'default POST /crmgas/inspection/sign'>> => ({
  requestNo: nextRequestNo(),
  reportId: report.reportId,
  version: report.version,
  contentHash: report.contentHash,
  signerName: '王建国',
  signerPhone: '13800000001',
  signFileId: over.signFileId ?? (await signature(gateway)),
  signMeta: drawn,
  ...over,
})
