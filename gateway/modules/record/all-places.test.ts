import { caseTests, nextRequestNo } from '../../../test/gateway/case-kit'
import { sites } from '../site/service'

const { ok, sample } = caseTests(sites.any, 'default POST /crmgas/record/site/save')

test('of twenty places and the change of one the oldest is there as well, and a ticket lies where it lies (RC-09)', async () => {
  const at = { lng: '116.683752', lat: '39.538047' }
  for (let n = 10; n < 30; n++)
    await sample({ siteId: `S${n}`, address: `新华路${n}号`, state: 'CONFIRMED', isMain: n === 10, ...at })
  await sample({ siteId: 'S30', replaces: 'S11' })
  const { ticketId } = await ok('default POST /crmgas/serviceTicket/add', {
    ticketType: 'COMPLAINT',
    subtype: 'T_SITE',
    description: '施工后路面没有恢复',
    contactName: '王建国',
    contactPhone: '13800000001',
    siteId: 'S10',
    requestNo: nextRequestNo(),
  })
  expect(await ok('default GET /crmgas/serviceTicket/detail', { ticketId })).toMatchObject({ siteId: 'S10', ...at })
})
