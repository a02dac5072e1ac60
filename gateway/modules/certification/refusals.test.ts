import { form, licence, SUBMIT, uploaded } from '../../../test/gateway/cert-kit'
import { decide, nextRequestNo } from '../../../test/gateway/case-kit'
import { certGateway } from '../../../test/setup/cert-gateway'
import { inWork } from '../../../test/setup/content-gateway'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { put } from '../file/service'

const SAVE = 'default POST /enterprise/qualification/save'
const BP = '1000000001'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await certGateway()
})
afterEach(() => gateway.close())

test.each([
  ['too small a picture', { height: 599 }],
  ['no picture', { mime: 'application/pdf' }],
])('a certification with %s of a licence is refused (CE-01)', async (_what, file) => {
  const caller = await gateway.as('13800000006')
  const licenseFileId = await uploaded(gateway, caller, 'valid')
  await gateway.db.updateTable('uploadFile').set(file).where('fileId', '=', licenseFileId).execute()
  expect(await caller.call(SUBMIT, await form(gateway, caller, { licenseFileId, bps: [] }))).toMatchObject({
    code: '2301',
    text: '请上传清晰的营业执照图片(JPG/PNG，不超过10M)',
  })
  const mine = gateway.db
    .selectFrom('enterpriseCert')
    .select('certId')
    .where('applicantUserId', '=', caller.headers.userid ?? '')
  expect(await mine.execute()).toEqual([])
})

describe('a paper of the customer number', () => {
  let master: Caller
  beforeEach(async () => {
    master = await gateway.as('13800000001')
  })

  const paper = async () => {
    const owner = { ownerRef: `QUALIFICATION:${BP}`, ownerId: master.headers.userid ?? '', companyCode: '1001' }
    const file = { name: 'a.png', bytes: licence('valid'), bizType: 'CERT', ...owner }
    return (await inWork(gateway, (work) => put(work, file))).fileId
  }
  const save = async (qualId?: string) =>
    master.call(SAVE, {
      requestNo: nextRequestNo(),
      kind: 'FIRE',
      fileIds: [await paper()],
      ...(qualId === undefined ? {} : { qualId }),
    })
  const rows = () => gateway.db.selectFrom('qualification').selectAll().where('bp', '=', BP).orderBy('qualId').execute()

  const isRefused = async (qualId: string) => {
    const before = await rows()
    expect(await save(qualId)).toMatchObject({ code: '2904', text: '数据已被更新，请刷新后重试' })
    expect(await rows()).toEqual(before)
  }

  test('is not submitted again while it is under review', async () => isRefused((await save()).data.qualId))

  test('is not renewed twice at once, nor again by what was sent back once it is renewed', async () => {
    const { qualId } = (await save()).data
    await decide(gateway, qualId, 'PASS')
    const first = (await save(qualId)).data
    await isRefused(qualId)
    await decide(gateway, first.qualId, 'REJECT', '照片不清')
    await decide(gateway, (await save(qualId)).data.qualId, 'PASS')
    await isRefused(first.qualId)
  })

  test('is not submitted again when another took its place', async () => {
    const { qualId } = (await save()).data
    await decide(gateway, qualId, 'PASS')
    await decide(gateway, (await save(qualId)).data.qualId, 'PASS')
    await isRefused(qualId)
  })
})
