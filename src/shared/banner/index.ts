export { Banner } from './Banner'
export { useBanners } from './use-banners'
