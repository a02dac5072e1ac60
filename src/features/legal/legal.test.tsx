import type { Out } from '@contract'
import { settled } from '@/testing/answers'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'

/* The papers of the gas companies (C 6.9). */

const COMPANIES = 'default GET /crmgas/company/list'
type Company = Out<typeof COMPANIES>[number]

const own: Company = {
  companyCode: '1001',
  companyName: '廊坊新奥燃气有限公司',
  region: '华北',
  city: '廊坊',
  hotline: '0316-0000100',
  emergencyHotline: '0316-0000119',
  businessHours: '08:30-17:30',
  licenceUscc: '91131000700000001X',
  licenceUrl: 'https://files.example/licence.png',
  gasLicenceNo: '冀202600010001G',
  gasLicenceValidTo: '2028-06-30',
  lng: null,
  lat: null,
}
const other: Company = {
  ...own,
  companyCode: '1002',
  companyName: '石家庄新奥燃气有限公司',
  licenceUscc: '',
  licenceUrl: null,
  gasLicenceNo: '',
  gasLicenceValidTo: null,
}

const open = async (companies: Company[]) => {
  const page = await renderPage('/subPages/lawWorks/businessLicense', {
    as: master(),
    answers: { [COMPANIES]: companies },
  })
  await settled()
  return page
}

test('the papers of the own company, enlarged under a mark; those of another one by the picker', async () => {
  const page = await open([other, own])
  for (const words of [own.companyName, '91131000700000001X', '冀202600010001G', '2028-06-30', '仅供查验'])
    expect(page.text()).toContain(words)
  await page.press(`放大${own.companyName}营业执照`)
  expect(page.names()).toContain('关闭')
  const pick = await open([other, own])
  pick.tap(pick.row())
  await settled()
  await pick.press(other.companyName)
  expect(pick.text()).toContain('--')
  expect(pick.names()).not.toContain(`放大${other.companyName}营业执照`)
})

test('no company', async () => {
  expect((await open([])).text()).toContain('暂无证照信息')
})
