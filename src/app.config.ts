import { isWeapp } from './platform/host'
import { appConfig } from './routes/app-config'
import { unbuiltPages } from './routes/table'

/** What WeChat needs declared before the app may use it; the package check derives it from the calls in the built package. */
const declared = {
  lazyCodeLoading: 'requiredComponents',
  // Without it WeChat does not report the dark mode of the phone.
  darkmode: true,
  themeLocation: 'theme.json',
  sitemapLocation: 'sitemap.json',
  requiredPrivateInfos: ['getLocation' as const, 'chooseLocation' as const],
  permission: { 'scope.userLocation': { desc: '用于推荐附近的供气单位、标注用气地点和记录拍照位置' } },
  __usePrivacyCheck__: true,
}

export default {
  ...appConfig({ development: process.env.NODE_ENV === 'development', weapp: isWeapp, unbuilt: unbuiltPages }),
  ...(isWeapp && declared),
  window: {
    navigationStyle: 'custom',
    navigationBarBackgroundColor: isWeapp ? '@bar' : '#3286FE',
    navigationBarTextStyle: isWeapp ? '@barText' : 'white',
    navigationBarTitleText: '',
    backgroundColor: isWeapp ? '@page' : '#F5F5F5',
    backgroundTextStyle: isWeapp ? '@dots' : 'dark',
    enablePullDownRefresh: false,
  },
  style: 'v2',
}
