import { host } from '../host'

/** latest: nothing to do; ready: a newer version waits for `restart`; download: the shop or download page has it. */
export type UpdateState = 'latest' | 'ready' | 'download'

/** Browsers and the native app have nothing to listen to. */
export const watchUpdates = (): void => undefined

/** A browser always shows the newest version; the native app is updated from its download page. */
export const checkUpdate = (): Promise<UpdateState> => Promise.resolve(host() === 'native' ? 'download' : 'latest')

/** Starts again with the newer version. */
export const restart = (): void => window.location.reload()
