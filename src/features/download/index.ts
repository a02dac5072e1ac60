export { DownloadView } from './DownloadView'
export { OfficialView } from './OfficialView'
