import { LINK_PREFIXES } from '@domain/download-link'
import { defineRoutes } from '../define'
import { p } from '../params'

/** The way to the native app (D 6.8). */
export const download = defineRoutes({
  '/pages/appDown/appDown': {
    title: '下载APP',
    access: 'public',
    params: { from: p.oneOf(...LINK_PREFIXES), code: p.text, redirect: p.route },
  },
  '/official/appDown': {
    title: '官方下载',
    access: 'public',
    noNav: true,
    params: { from: p.oneOf(...LINK_PREFIXES), code: p.text },
  },
})
