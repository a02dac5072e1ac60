import Taro from '@tarojs/taro'
import { environment } from '../environment'

const top = () => Taro.getCurrentPages().at(-1)

const queryOf = (options: Record<string, unknown>) =>
  Object.entries(options)
    .filter(([name]) => !name.startsWith('$') && name !== 'stamp')
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('&')

/** Path of the page shown now, without query. */
export const currentPath = (): string => {
  const route = top()?.route
  return route === undefined ? '/' : `/${route}`
}

/** Path and query of the page shown now. */
export const currentAddress = (): string => {
  const query = queryOf((top()?.options ?? {}) as Record<string, unknown>)
  return currentPath() + (query === '' ? '' : `?${query}`)
}

/** The page shown now as a link that opens anywhere: the same page of the H5 app. */
export const pageLink = (): string => environment.authCentre + currentAddress()

/** The app itself as a link that opens anywhere: the H5 app. */
export const appLink = (): string => `${environment.authCentre}/`

/** Nothing to keep: the page lives on in the stack, and a mini-program has no reload. */
export const saveInAddress = (_values: Readonly<Record<string, string>>): void => undefined
