/* The gateway's data about itself for every app. */
import type { Out } from '@contract'

export type ClientConfig = Out<'default GET /crmgas/config/client'>

export const aClientConfig = (part: Partial<ClientConfig> = {}): ClientConfig => ({
  hotline: '0316-0000100',
  emergencyHotline: '0316-0000119',
  features: { invoiceEnabled: '1', nfcEnabled: '1', lotteryEnabled: '1', gptEnabled: '1' },
  webviewHosts: ['gas.example.com'],
  ssoHosts: ['sso.example.com'],
  privacyVersion: '2.0',
  agreementVersion: '2.1',
  introVideo: '',
  certAutoHours: 0,
  ...part,
})

/** The contact and the ways to reach it. */
export const aContact = (): Out<'cms GET /cms/contact'> => ({
  companyName: '廊坊新源燃气有限公司',
  address: '云鹏道18号',
  email: 'kf@example.com',
  wechatName: '新源燃气',
  wechatQrUrl: '',
  workHours: '8:30–17:30',
  phones: [{ label: '客服热线', phone: '0316-0000100' }],
  icpNo: '冀ICP备1号',
})
