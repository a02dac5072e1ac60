import { environment } from '@/platform/environment'
import { isWeapp } from '@/platform/host'
import { storage } from '@/platform/storage'

/** Is there an auth centre to go to? The build says so, one tab may differ; the mini-program has its own login page. */
export const usesAuthCentre = (): boolean => {
  const own = storage.get('initAuth')
  return !isWeapp && (own === '' ? environment.initAuth : own === '1')
}
