import { toBd09, toGcj02, type Position } from '../coordinates'

export interface Place extends Position {
  name: string
  address: string
}

/** Apps and web pages that lead the user to a place (D 6.5), each with the coordinates of its own system. */
export function mapLinks({ name, address, ...at }: Place): { key: string; text: string; url: string }[] {
  const six = (degrees: number): string => degrees.toFixed(6)
  const [gcj, bd] = [toGcj02(at), toBd09(at)]
  const [title, content] = [encodeURIComponent(name), encodeURIComponent(address)]
  return [
    {
      key: 'amap',
      text: '高德地图',
      url: `https://uri.amap.com/navigation?to=${six(gcj.lng)},${six(gcj.lat)},${title}&mode=car&coordinate=gaode&callnative=1`,
    },
    {
      key: 'baidu',
      text: '百度地图',
      url: `https://api.map.baidu.com/marker?location=${six(bd.lat)},${six(bd.lng)}&title=${title}&content=${content}&coord_type=bd09ll&output=html`,
    },
    {
      key: 'tencent',
      text: '腾讯地图',
      url: `https://apis.map.qq.com/uri/v1/routeplan?type=drive&to=${title}&tocoord=${six(gcj.lat)},${six(gcj.lng)}`,
    },
  ]
}
