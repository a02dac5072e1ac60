import { createGroup } from './store'

export interface CommonGroup {
  /** Bills chosen for an instalment plan. */
  installmentInfo: { billIds: readonly string[]; amount: string } | null
  isLoading: boolean
  stopGasInfo: { stopId: string; state: string; title: string } | null
  /** The app is in the foreground; stops polling. */
  isOnShow: boolean
  /** px above the navigation bar. */
  statusBarHeight: number
  /** px of the soft keyboard, as text (specification 3). */
  KeyboardHeight: string
  /** Set after signing, photo, alias, change of bp: energy reads are out of date. */
  isReloadEnergyData: boolean
  isReloadMessageData: boolean
}

export const useCommon = createGroup<CommonGroup>(
  {
    installmentInfo: null,
    isLoading: false,
    stopGasInfo: null,
    isOnShow: true,
    statusBarHeight: 0,
    KeyboardHeight: '0',
    isReloadEnergyData: false,
    isReloadMessageData: false,
  },
  // The rest belongs to a user.
  { keep: ['isLoading', 'isOnShow', 'statusBarHeight', 'KeyboardHeight'] },
)
