import { accessUser, useAccessUser } from '@/auth/access-user'
import { decide, decidePage, type AccessUser, type Decision } from '@/routes/access'
import type { RouteAccess } from '@/routes/define'
import { downloadAddress } from '@/routes/download'
import { goTo, type GoOptions } from '@/routes/go'
import { usePagePath } from '@/routes/page'
import { formatParams } from '@/routes/params'
import { pageAt, routes, type PagePath, type ParamsFor } from '@/routes/table'

/* Ways to other pages. What is not built, not for this host or not open to this user is not offered (GD-04), everywhere alike. */

/** Opens the page. */
export type Link = () => void

/** A visitor sees the entry: the guard asks for the login. An entry with an unknown decision is shown once it is known. */
const OFFERED = ['allow', 'login']

function linkFor(
  address: string | null | undefined,
  user: AccessUser,
  options: GoOptions | undefined,
): Link | undefined {
  const path = address ? pageAt(downloadAddress(address)) : undefined
  if (!address || path === undefined || !OFFERED.includes(decidePage(routes[path], user).decision.kind))
    return undefined
  return () => void goTo(address, options)
}

/** The way to an address that came as text, in the present state; undefined = not offered. */
export const linkTo = (address: string | null | undefined, options?: GoOptions): Link | undefined =>
  linkFor(address, accessUser(), options)

/** What a way to a page takes: its parameters, where it needs some. */
export type LinkArgs<P extends PagePath> =
  Record<never, never> extends ParamsFor<P>
    ? [params?: ParamsFor<P> | undefined, options?: GoOptions]
    : [params: ParamsFor<P> | undefined, options?: GoOptions]

export interface Links {
  /** To an address that came from the gateway, or that a table of entries names. */
  (address: string | null | undefined, options?: GoOptions): Link | undefined
  /** To a page with its parameters. `params` given as undefined: not known yet, or not for this user. */
  to: <P extends PagePath>(path: P, ...args: LinkArgs<P>) => Link | undefined
}

/** Ways for a component with several of them; they follow every change of the user's rights. */
export function useLinks(): Links {
  const user = useAccessUser()
  const links = (address: string | null | undefined, options?: GoOptions) => linkFor(address, user, options)
  const to: Links['to'] = (path, ...args) => {
    const [params, options] = args
    return args.length > 0 && params === undefined ? undefined : links(path + formatParams(params ?? {}), options)
  }
  return Object.assign(links, { to })
}

/** The way to one page; undefined = not offered. */
export const useLink = <P extends PagePath>(path: P, ...args: LinkArgs<P>): Link | undefined =>
  useLinks().to(path, ...args)

/** Whether the user may do what this access opens. For parts of a page and for reads; the pages themselves are guarded by the table. */
export const useMay = (access: RouteAccess): boolean => decide(access, useAccessUser()).kind === 'allow'

/** Has the guard let the user into the page this component is in? Its reads wait for that (GD-01). */
export const usePageAdmitted = (): boolean =>
  decidePage(routes[usePagePath()], useAccessUser()).decision.kind === 'allow'

/** The reason why this user sees only the public variant of the page; undefined for the whole page. */
export const useFace = (): Decision | undefined => decidePage(routes[usePagePath()], useAccessUser()).reason
