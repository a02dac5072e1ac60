import { distanceOf, type Position } from '../coordinates'

/*
 * Cities that a customer can name (PO-09). Their reading is part of the list and never computed: 重庆 is chongqing, not zhongqing. The
 * gateway alone carries it.
 */

export interface City extends Position {
  cityCode: string
  name: string
  province: string
  /** Full, lower case. */
  pinyin: string
  initials: string
}

/** Code, name, province, reading, initials, centre in WGS-84 degrees. */
const LIST = `
130100 石家庄 河北 shijiazhuang sjz 114.5149 38.0423
130200 唐山 河北 tangshan ts 118.1802 39.6309
130300 秦皇岛 河北 qinhuangdao qhd 119.6005 39.9354
130400 邯郸 河北 handan hd 114.5391 36.6256
130500 邢台 河北 xingtai xt 114.5044 37.0706
130600 保定 河北 baoding bd 115.4648 38.8740
130700 张家口 河北 zhangjiakou zjk 114.8869 40.7686
130800 承德 河北 chengde cd 117.9634 40.9515
130900 沧州 河北 cangzhou cz 116.8388 38.3044
131000 廊坊 河北 langfang lf 116.6838 39.5380
131100 衡水 河北 hengshui hs 115.6702 37.7389
110100 北京 北京 beijing bj 116.3975 39.9087
120100 天津 天津 tianjin tj 117.2008 39.0842
140100 太原 山西 taiyuan ty 112.5489 37.8706
150100 呼和浩特 内蒙古 huhehaote hhht 111.7492 40.8424
210100 沈阳 辽宁 shenyang sy 123.4315 41.8057
210200 大连 辽宁 dalian dl 121.6147 38.9140
220100 长春 吉林 changchun cc 125.3235 43.8171
230100 哈尔滨 黑龙江 haerbin heb 126.5349 45.8038
310100 上海 上海 shanghai sh 121.4737 31.2304
320100 南京 江苏 nanjing nj 118.7969 32.0603
320200 无锡 江苏 wuxi wx 120.3119 31.4912
320300 徐州 江苏 xuzhou xz 117.2841 34.2058
320400 常州 江苏 changzhou cz 119.9741 31.8112
320500 苏州 江苏 suzhou sz 120.5853 31.2989
320600 南通 江苏 nantong nt 120.8943 31.9802
320900 盐城 江苏 yancheng yc 120.1633 33.3474
321000 扬州 江苏 yangzhou yz 119.4129 32.3942
330100 杭州 浙江 hangzhou hz 120.1551 30.2741
330200 宁波 浙江 ningbo nb 121.5503 29.8739
330300 温州 浙江 wenzhou wz 120.6994 27.9943
330700 金华 浙江 jinhua jh 119.6474 29.0791
331000 台州 浙江 taizhou tz 121.4208 28.6557
331100 丽水 浙江 lishui ls 119.9229 28.4676
340100 合肥 安徽 hefei hf 117.2272 31.8206
340300 蚌埠 安徽 bengbu bb 117.3889 32.9166
341100 滁州 安徽 chuzhou cz 118.3162 32.3017
341500 六安 安徽 luan la 116.5232 31.7337
341600 亳州 安徽 bozhou bz 115.7787 33.8446
350100 福州 福建 fuzhou fz 119.2965 26.0745
350200 厦门 福建 xiamen xm 118.0894 24.4798
350500 泉州 福建 quanzhou qz 118.6757 24.8741
360100 南昌 江西 nanchang nc 115.8579 28.6820
370100 济南 山东 jinan jn 117.1205 36.6512
370200 青岛 山东 qingdao qd 120.3826 36.0671
370600 烟台 山东 yantai yt 121.4479 37.4638
371500 聊城 山东 liaocheng lc 115.9854 36.4567
410100 郑州 河南 zhengzhou zz 113.6254 34.7466
410200 开封 河南 kaifeng kf 114.3076 34.7972
410300 洛阳 河南 luoyang ly 112.4540 34.6197
420100 武汉 湖北 wuhan wh 114.3054 30.5931
430100 长沙 湖南 changsha cs 112.9388 28.2282
430200 株洲 湖南 zhuzhou zz 113.1340 27.8274
430300 湘潭 湖南 xiangtan xt 112.9440 27.8297
440100 广州 广东 guangzhou gz 113.2644 23.1291
440300 深圳 广东 shenzhen sz 114.0579 22.5431
450100 南宁 广西 nanning nn 108.3669 22.8170
450300 桂林 广西 guilin gl 110.2900 25.2736
500100 重庆 重庆 chongqing cq 106.5516 29.5630
510100 成都 四川 chengdu cd 104.0668 30.5728
520100 贵阳 贵州 guiyang gy 106.6302 26.6477
530100 昆明 云南 kunming km 102.8329 24.8801
610100 西安 陕西 xian xa 108.9398 34.3416
620100 兰州 甘肃 lanzhou lz 103.8343 36.0611
`

export const cities: readonly City[] = LIST.trim()
  .split('\n')
  .map((line) => {
    const [cityCode = '', name = '', province = '', pinyin = '', initials = '', lng = '', lat = ''] = line.split(' ')
    return { cityCode, name, province, pinyin, initials, lng: Number(lng), lat: Number(lat) }
  })

/** Shown above the letters. */
export const hotCities: readonly string[] = ['131000', '130100', '130600', '130200', '130900', '130400']

export const cityOf = (cityCode: string): City | undefined => cities.find((city) => city.cityCode === cityCode)

/** '廊坊' and '廊坊市' are one city. */
export const cityNamed = (name: string): City | undefined =>
  cities.find((city) => city.name === name.replace(/市$/, ''))

/** Metres within which a position belongs to a city (PO-03, city/locate). */
export const NEAR_CITY = 60_000

/** The city at a position: the nearest centre within 60 km. */
export function cityAt(at: Position): City | undefined {
  const near = cities
    .map((city) => ({ city, metres: distanceOf(at, city) }))
    .filter(({ metres }) => metres <= NEAR_CITY)
    .sort((a, b) => a.metres - b.metres)
  return near[0]?.city
}
