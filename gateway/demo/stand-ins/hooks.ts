import type { HookSender } from '../../ports/hook'

/** Receivers of the demo's customers: each takes what it gets, but a path that ends in `/down`. Nothing leaves the process. */
export const embeddedHooks = (): HookSender => ({
  send: ({ url }) => Promise.resolve({ status: new URL(url).pathname.endsWith('/down') ? 503 : 204 }),
})
