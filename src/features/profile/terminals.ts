import type { Out } from '@contract'

export type Device = Out<'default GET /crmgas/portal/user/deviceList'>[number]

/** What a customer calls the kinds of terminals. */
export const TERMINALS: Record<Device['terminalType'], string> = {
  H5: '手机网页',
  WEAPP: '微信小程序',
  APP: '手机APP',
  PC: '电脑',
  ICOME: 'iCome',
}

/** A device by its name, else by its kind. */
export const deviceText = ({ deviceName, terminalType }: Pick<Device, 'deviceName' | 'terminalType'>): string =>
  deviceName || TERMINALS[terminalType]
