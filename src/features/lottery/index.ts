export { LotteryView } from './draw/LotteryView'
export { CampaignView } from './campaign/CampaignView'
