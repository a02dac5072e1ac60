import { page } from '@/blocks'
import { OverviewView } from '@/features/deviation'

export default page('/subPages/my-message/gasOverviewConsumption', OverviewView)
