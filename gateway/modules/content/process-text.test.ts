import { jsonb } from '../../db/connect'
import { testGateway, type TestGateway } from '../../../test/setup/gateway'

describe('texts about how a trade goes (B 2.24)', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ demoData: false })
  })
  afterAll(() => gateway.close())
  const caller = (companyCode: string) =>
    gateway.asSession({ bp: '1000000001', companyCode, isMaster: true, reviewStatus: '1' })
  const text = (code: string, companyCode = '1001') =>
    caller(companyCode).ok('default GET /crmgas/processText/get', { code })

  it.each([
    'PACKAGE',
    'EXTRACTION',
    'REFUND',
    'CONTRACT_SIGN',
    'PAYMENT',
    'NG_BID',
    'NG_DRAW',
    'ELECTIVE',
    'SUBSTITUTION',
    'PREDICT',
    'DEVIATION',
  ])('%s is there from the beginning', async (code) => {
    const { title, version, sections } = await text(code)
    expect(title).not.toBe('')
    expect(version).toBe(1)
    for (const { heading, steps, paragraphs } of sections) {
      expect(heading).not.toBe('')
      expect(steps.length + paragraphs.length).toBeGreaterThan(0)
    }
  })

  it('of a company stand before those for all, which stand before the product’s own; of each the newest that has begun', async () => {
    const row = (companyCode: string, version: number, title: string, effectiveFrom = '2026-11-01') => ({
      code: 'PACKAGE',
      companyCode,
      version,
      title,
      effectiveFrom,
      sections: jsonb([{ heading: '说明', steps: [], paragraphs: ['正文'] }]),
    })
    await gateway.db
      .insertInto('processText')
      .values([row('*', 2, '通用'), row('1002', 1, '旧'), row('1002', 2, '新'), row('1002', 3, '未生效', '2026-12-01')])
      .execute()
    expect((await text('PACKAGE', '1001')).title).toBe('通用')
    expect((await text('PACKAGE', '1002')).title).toBe('新')
    expect((await text('REFUND', '1002')).title).toBe('退款说明')
  })

  it('of plans say the hours and rates of the gas company', async () => {
    const words = async () => (await text('PREDICT')).sections.flatMap(({ paragraphs }) => paragraphs).join()
    const usual = await words()
    for (const part of [
      '每年11月1日0:00至11月30日17:00',
      '每月15日0:00至25日17:00',
      '用气日前7天0:00至前1天10:00',
      '至用气日当天15:00',
      '当月20日17:00前',
      '年合同量120%',
    ])
      expect(usual).toContain(part)
    await gateway.setting('plan.day', '3 08:00..1 14:00', '1001')
    await gateway.setting('plan.dayChangeRate', '12.50', '1001')
    expect(await words()).toContain('用气日前3天8:00至前1天14:00。')
    expect(await words()).toContain('用气日前1天14:00起至用气日当天15:00，可以变更已锁定的日计划，幅度不超过12.5%')
  })

  it('of bids and draws say the times and rounds of the gas company', async () => {
    const words = async (code: string) =>
      (await text(code)).sections.flatMap(({ steps, paragraphs }) => [...steps, ...paragraphs]).join()
    expect(await words('NG_BID')).toContain('截止前可以修改报价，最多5次。')
    for (const [key, value] of [
      ['ng.maxRevisions', '3'],
      ['ng.withdrawHours', '2'],
      ['ng.confirmHours', '12'],
      ['ng.candidateRounds', '4'],
    ] as const)
      await gateway.setting(key, value, '1001')
    const bids = await words('NG_BID')
    for (const part of [
      '最多3次',
      '截止前2小时可以撤回',
      '不足2小时',
      '中标后12小时内签署',
      '有12小时确认，最多进行4轮',
    ])
      expect(bids).toContain(part)
    expect(bids).not.toMatch(/24小时|10%，四舍五入/)
    const draws = await words('NG_DRAW')
    for (const part of ['有12小时确认，最多4轮', '中签后12小时内签署']) expect(draws).toContain(part)
  })

  it('are refused by another code', async () => {
    expect(await caller('1001').call('default GET /crmgas/processText/get', { code: 'NOTHING' })).toMatchObject({
      code: '2902',
      text: '数据不存在或已删除',
    })
  })
})
