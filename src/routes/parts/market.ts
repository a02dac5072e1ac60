import { defineRoutes } from '../define'
import { p } from '../params'

/** Goods, services and gas products behind the market tab (E 6.3 to 6.7). */
export const market = defineRoutes({
  '/pages/hot/product-list': {
    title: '热销商品',
    access: 'bound',
    params: {
      categoryId: p.text,
      keyword: p.text,
      focus: p.flag,
      mode: p.oneOf('lead', 'favorite'),
      state: p.text,
    },
  },
  '/pages/hot/detail': {
    title: '商品详情',
    access: 'bound',
    share: 'friends',
    // One of the three by its type; sheet: the enquiry opens on arrival.
    params: {
      type: p.oneOf('product', 'activity', 'lead'),
      productId: p.text,
      activityId: p.text,
      leadNo: p.text,
      source: p.text,
      sheet: p.flag,
    },
  },
  '/pages/hot/activity-list': {
    title: '热门活动',
    access: 'bound',
    params: { state: p.oneOf('all', 'running', 'coming', 'ended', 'mine') },
  },
  '/pages/goodGasProductList/list': {
    title: '好气优选',
    access: 'bound',
    params: { kind: p.oneOf('package', 'ngPackage', 'elective', 'substitution') },
  },
  '/subPages/goodBuyGas': { title: '好买气', access: 'bound', params: { from: p.text } },
})
