import { ContactView } from '@/features/about'

export default function ContactUsPage() {
  return <ContactView />
}
