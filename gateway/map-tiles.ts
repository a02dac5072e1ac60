import { group, SettingError, type Env } from './config-world'

/** The base map on H5: pictures of a server that the gas company has a contract with. */
export interface MapTiles {
  /** Template with {z}, {x} and {y}. */
  url: string
  crs: 'wgs84' | 'gcj02'
  attribution: string
  /** The map's approval number (审图号): by law it is on the map. */
  approval: string
}

const names = ['MAP_TILE_URL', 'MAP_TILE_CRS', 'MAP_TILE_ATTRIBUTION', 'MAP_TILE_APPROVAL']

/** The map that the settings name; null without one. */
export const mapTilesOf = (env: Env): MapTiles | null =>
  group(env, names, ([url = '', crs = '', attribution = '', approval = '']) => {
    if (!/^https:\/\/[^/{}]+\//.test(url) || !['{z}', '{x}', '{y}'].every((part) => url.includes(part)))
      throw new SettingError(`MAP_TILE_URL=${url} is no https:// address with {z}, {x} and {y}.`)
    if (crs !== 'wgs84' && crs !== 'gcj02') throw new SettingError(`MAP_TILE_CRS=${crs} is none of wgs84, gcj02.`)
    return { url, crs, attribution, approval }
  })
