/* What the gateway tells every app about itself. */
import type { Out } from '@contract'

export type ClientConfig = Out<'default GET /crmgas/config/client'>

export const aClientConfig = (part: Partial<ClientConfig> = {}): ClientConfig => ({
  hotline: '0316-0000100',
  emergencyHotline: '0316-0000119',
  features: { invoiceEnabled: '1', nfcEnabled: '1', lotteryEnabled: '0', gptEnabled: '0' },
  webviewHosts: ['gas.example.com'],
  ssoHosts: ['sso.example.com'],
  privacyVersion: '2.0',
  agreementVersion: '2.1',
  certAutoHours: 0,
  ...part,
})
