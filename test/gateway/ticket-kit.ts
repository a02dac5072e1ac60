/* A gateway with tickets and what they stand on, without the demo world: two customers of company 1001, and its staff. */
import type { In, Out } from '@contract'
import type { Area } from '../../gateway/areas'
import { answer, contribute } from '../../gateway/extensions'
import { customerHeads } from '../../gateway/modules/desk/service'
import {
  helpLines,
  ticketButler,
  ticketMeters,
  ticketSites,
  ticketSubjectKinds,
} from '../../gateway/modules/ticket/service'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'
import { deskArea, fileArea, messageArea, ticketArea, todoArea } from './areas'
import { requestNo } from './payment-kit'

/** A Monday. */
export const T = '2026-11-23T09:30:00+08:00'
export const BP = '1000000001'

type Add = In<'default POST /crmgas/serviceTicket/add'>

const around: Area = {
  name: 'around',
  handlers: {},
  extensions: [
    answer(ticketMeters, async (_work, { bp }) =>
      bp === BP ? ['M1', 'M3'].map((id) => ({ id, name: `${id[1] ?? ''}#窑炉`, address: '一厂区' })) : [],
    ),
    answer(ticketSites, async (_work, { bp }) => (bp === BP ? [{ id: 'S1', name: '二厂', address: '光明道1号' }] : [])),
    answer(ticketButler, async () => ({
      managerId: 'MGR-01',
      name: '周建国',
      phone: '0316-0000201',
      role: '用气管家',
    })),
    answer(helpLines, async () => ({ companyName: '廊坊燃气', emergency: '0316-0000119', service: '0316-0000100' })),
    answer(customerHeads, async (_work, bps) => {
      const head = { customerName: '华北精工陶瓷有限公司', isClosed: false }
      return new Map(bps.map((bp) => [bp, head]))
    }),
    contribute(ticketSubjectKinds, {
      BILL: async (_work, { bp }, id) =>
        bp === BP && id === 'B1'
          ? { title: '10月账单', route: '/bill', facts: [{ label: '应缴金额', value: '108.00元' }] }
          : undefined,
    }),
  ],
}

export interface TicketWorld {
  gateway: TestGateway
  master: Caller
  sub: Caller
  stranger: Caller
  staff: Caller
  /** Staff of another company. */
  other: Caller
  input(given?: Partial<Add>): Add
  filed(given?: Partial<Add>): Promise<Out<'default POST /crmgas/serviceTicket/add'>>
  detail(ticketId: string): Promise<Out<'default GET /crmgas/serviceTicket/detail'>>
  /** A picture that a user has uploaded. */
  picture(userId: string): Promise<string>
}

/** Opens the gateway. */
export async function ticketWorld(): Promise<TicketWorld> {
  const areas = [ticketArea, deskArea, todoArea, messageArea, fileArea, around] as unknown as Area[]
  const gateway = await testGateway({
    areas,
    identify: async () => null,
    demoData: false,
    now: T,
    env: { DEMO_OPERATOR: '0' },
  })
  const own = { bp: BP, companyCode: '1001', reviewStatus: '1' as const }
  const master = gateway.asSession({ ...own, userId: 'u-1', isMaster: true })
  const input = (given: Partial<Add> = {}): Add => ({
    ticketType: 'REPAIR',
    subtype: 'CARD_FAULT',
    description: '写卡后表具未到账',
    contactName: '陈店长',
    contactPhone: '13800000007',
    meterNo: 'M1',
    requestNo: requestNo(),
    ...given,
  })
  return {
    gateway,
    master,
    sub: gateway.asSession({ ...own, userId: 'u-2', models: ['TICKET'] }),
    stranger: gateway.asSession({ ...own, bp: '1000000009', userId: 'u-9', isMaster: true }),
    staff: gateway.asSession({ userId: 'staff', companyCode: '1001' }),
    other: gateway.asSession({ userId: 'other', companyCode: '1002' }),
    input,
    filed: (given) => master.ok('default POST /crmgas/serviceTicket/add', input(given)),
    detail: (ticketId) => master.ok('default GET /crmgas/serviceTicket/detail', { ticketId }),
    async picture(userId) {
      const fileId = requestNo()
      const at = gateway.clock.iso()
      await gateway.db
        .insertInto('uploadFile')
        .values({
          fileId,
          ownerType: 'USER',
          ownerId: userId,
          companyCode: '1001',
          bizType: 'TICKET',
          name: 'p.png',
          mime: 'image/png',
          ext: 'png',
          size: 1,
          sha256: fileId,
          status: 'TEMP',
          storeKey: fileId,
          createdAt: at,
          updatedAt: at,
        })
        .execute()
      return fileId
    },
  }
}
