/* Generated from icons.json by scripts/build-icons.mjs. Do not edit. */
export type IconName =
  | 'home'
  | 'mall'
  | 'news'
  | 'me'
  | 'back'
  | 'right'
  | 'down'
  | 'up'
  | 'close'
  | 'check'
  | 'plus'
  | 'minus'
  | 'search'
  | 'scan'
  | 'bell'
  | 'settings'
  | 'more'
  | 'grid'
  | 'eye'
  | 'eye-off'
  | 'copy'
  | 'edit'
  | 'trash'
  | 'filter'
  | 'calendar'
  | 'clock'
  | 'download'
  | 'upload'
  | 'share'
  | 'refresh'
  | 'camera'
  | 'image'
  | 'phone'
  | 'chat'
  | 'location'
  | 'flame'
  | 'meter'
  | 'gauge'
  | 'valve'
  | 'bars'
  | 'trend'
  | 'pie'
  | 'predict'
  | 'wallet'
  | 'card'
  | 'yuan'
  | 'bill'
  | 'invoice'
  | 'package'
  | 'contract'
  | 'sign'
  | 'calculator'
  | 'shield'
  | 'inspect'
  | 'alarm'
  | 'wrench'
  | 'headset'
  | 'butler'
  | 'users'
  | 'user-check'
  | 'building'
  | 'factory'
  | 'bank'
  | 'lock'
  | 'key'
  | 'mail'
  | 'help'
  | 'info'
  | 'warn'
  | 'ok'
  | 'fail'
  | 'gift'
  | 'star'
  | 'pin'
  | 'good'
  | 'bad'
  | 'send'
  | 'stop'
  | 'spark'
  | 'nfc'
  | 'transfer'
  | 'history'
  | 'wifi'
  | 'offline'
  | 'sun'
  | 'moon'
  | 'text'
  | 'logout'
  | 'link'
  | 'pdf'
  | 'qr'
  | 'weather'
  | 'snow'
  | 'backspace'
  | 'swap'

export const ICON_NAMES: readonly IconName[] = [
  'home',
  'mall',
  'news',
  'me',
  'back',
  'right',
  'down',
  'up',
  'close',
  'check',
  'plus',
  'minus',
  'search',
  'scan',
  'bell',
  'settings',
  'more',
  'grid',
  'eye',
  'eye-off',
  'copy',
  'edit',
  'trash',
  'filter',
  'calendar',
  'clock',
  'download',
  'upload',
  'share',
  'refresh',
  'camera',
  'image',
  'phone',
  'chat',
  'location',
  'flame',
  'meter',
  'gauge',
  'valve',
  'bars',
  'trend',
  'pie',
  'predict',
  'wallet',
  'card',
  'yuan',
  'bill',
  'invoice',
  'package',
  'contract',
  'sign',
  'calculator',
  'shield',
  'inspect',
  'alarm',
  'wrench',
  'headset',
  'butler',
  'users',
  'user-check',
  'building',
  'factory',
  'bank',
  'lock',
  'key',
  'mail',
  'help',
  'info',
  'warn',
  'ok',
  'fail',
  'gift',
  'star',
  'pin',
  'good',
  'bad',
  'send',
  'stop',
  'spark',
  'nfc',
  'transfer',
  'history',
  'wifi',
  'offline',
  'sun',
  'moon',
  'text',
  'logout',
  'link',
  'pdf',
  'qr',
  'weather',
  'snow',
  'backspace',
  'swap',
]
