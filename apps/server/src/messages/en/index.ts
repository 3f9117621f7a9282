export { front } from './front';
export { dealerCharges, points } from './ledgers';
export { mails } from './mails';
export { members } from './members';
export { notices } from './notices';
export { orders } from './orders';
export { pages } from './pages';
export { payments } from './payments';
