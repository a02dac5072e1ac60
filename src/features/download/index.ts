export { DownloadView } from './download/DownloadView'
export { OfficialView } from './official/OfficialView'
