export { GuideView } from './guide/GuideView'
export { InquiryView } from './inquiry/InquiryView'
