const HOOKS = ['useDidShow', 'useDidHide', 'useUnload', 'useReachBottom', 'useShareAppMessage']

/**
 * For component tests: `@tarojs/taro` where no page of a host lies around the view, so what the host would tell it never
 * happens. `path`: the page's, as `useRouter` answers it.
 */
export const taroWithoutPage = (path: string): object => ({
  __esModule: true,
  ...jest.requireActual<object>('@tarojs/taro'),
  ...Object.fromEntries(HOOKS.map((name) => [name, () => undefined])),
  useRouter: () => ({ path, params: {} }),
})
