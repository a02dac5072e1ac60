import { isWeapp } from './platform/host'
import { appConfig } from './routes/app-config'

export default {
  ...appConfig({ development: process.env.NODE_ENV === 'development', weapp: isWeapp }),
  lazyCodeLoading: 'requiredComponents',
  window: {
    navigationStyle: 'custom',
    navigationBarBackgroundColor: '#3286FE',
    navigationBarTextStyle: 'white',
    navigationBarTitleText: '',
    backgroundColor: '#F5F5F5',
    backgroundTextStyle: 'dark',
    enablePullDownRefresh: false,
  },
  style: 'v2',
}
