/** English texts of messages whose id does not read like a shop's own words, by id. */
export const wording = {
  // Bars and menus
  Mine: 'Account',
  Mall: 'Shop',
  'Member centre': 'My account',
  'Order management': 'My orders',
  'Waiting list': 'Back-in-stock alerts',
  'My collection': 'Favourites',
  Collection: 'Favourites',
  'Customer service': 'Help',
  Notices: 'Notifications',
  'See all notices': 'See all notifications',
  'No notices yet': 'No notifications yet',
  'The notices could not be loaded': 'Your notifications could not be loaded',
  'The notice could not be loaded': 'This notification could not be loaded',
  'Notices by kind': 'Notifications by type',
  'Shop and wall': 'Shop and community',
  Wall: 'Community',
  'Notice not found': 'Notification not found',
  'Back to the notices': 'Back to notifications',
  'Go and see': 'Take a look',
  'You have seen them all': 'That is everything',
  'Go to the mall': 'Browse the shop',
  'Go to the wall': 'Browse the community',
  'See the wall': 'Browse the community',
  'To the mall': 'Browse the shop',
  'Questions and answers': 'FAQ',
  'Talk to us': 'Contact us',
  'Write to us': 'Email us',

  // Account
  'Change my profile': 'Edit profile',
  'See all that wait ({0})': 'See all unpaid orders ({0})',
  'Waiting to be paid': 'Waiting for payment',
  'To pay': 'Unpaid',
  'Go and pay': 'Pay now',
  'None of them expires': 'None expire soon',
  'None of your points expires': 'Your points do not expire',
  'Usable coupons': 'Coupons',
  Usable: 'Available',
  'Enter a code to get one': 'Enter a code to claim one',
  'Your account at a glance could not be loaded': 'Your account could not be loaded',
  'Your picture': 'Profile picture',
  'Choose a picture': 'Change picture',
  'Your picture is changed': 'Profile picture updated',
  'Our mails go here. To sign in with a new address, open the link we mail to it.':
    'We send emails here. To sign in with a new address, open the link we send to it.',
  'A link was mailed to {0}. Open it to sign in with this address; until then sign in with {1}.':
    'We sent a link to {0}. Open it to sign in with this address. Until then, keep using {1}.',
  'To use another address, confirm that it is you.':
    'To change your email address, confirm your password.',
  'To use another address, you must have signed in within ten minutes.':
    'To change your email address, you need to have signed in within the last ten minutes.',
  'Kept here, it is filled in when you choose an e-invoice at the checkout.':
    'We fill it in when you choose this kind of e-invoice at checkout.',
  'Such as /ABC1234': 'For example /ABC1234',
  'A slash and seven letters, digits, or + - .':
    'A slash followed by seven letters, digits or + - .',
  'Empty it and save to forget it.': 'Clear the field and save to remove it.',
  'None yet? The tax office gives one for free:': 'No barcode yet? Get one for free:',
  'E-invoice platform': 'E-invoice platform of the Ministry of Finance',
  'The barcode is saved': 'Barcode saved',
  'The barcode is forgotten': 'Barcode removed',
  'Present password': 'Current password',
  'New password again': 'Confirm new password',
  'All your other devices are then signed out.': 'This signs out all your other devices.',
  'Change the password': 'Change password',
  'The password is changed; other devices are signed out':
    'Password changed. Your other devices are signed out.',
  'Is one of them not yours? Sign it out, and change your password.':
    'Do you see a device that is not yours? Sign it out and change your password.',
  'The devices could not be loaded': 'Your devices could not be loaded',
  'The device is signed out': 'Device signed out',
  'The other devices are signed out': 'Other devices signed out',
  'Sign out on all devices?': 'Sign out of all devices?',
  'Sign out all others': 'Sign out all other devices',
  'This one too: you will have to sign in again.':
    'This includes the device you are using; you will have to sign in again.',
  'Delete the account': 'Delete account',
  'What you lose': 'What you will lose',
  '{0} points, which expire at once': '{0} points, which expire immediately',
  '{0} usable coupons': '{0} available coupons',
  'Addresses, collection, waiting list and carts':
    'Your addresses, favourites, stock alerts and carts',
  'Orders and invoices are kept for five years, as the law asks.':
    'We keep orders and invoices for five years, as required by law.',
  'An account with orders under way cannot be deleted.':
    'You cannot delete your account while an order is in progress.',
  'You sign in by another service: if it was more than ten minutes ago, sign in once more first.':
    'You sign in with another service. If that was more than ten minutes ago, sign in again first.',
  'Really delete the account?': 'Delete your account?',
  'delete the account': 'delete my account',
  'Delete for good': 'Delete permanently',
  'Your account is deleted': 'Your account has been deleted',
  'So that you hear of a parcel while the shop is closed; only the title is shown.':
    'Get updates about your parcels even when the shop is closed. Only the title is shown.',
  'This browser cannot show them. On an iPhone, add the shop to the home screen first.':
    'This browser does not support push notifications. On an iPhone, add the shop to your home screen first.',
  'You have blocked them: allow notifications in the settings of your browser.':
    'You have blocked notifications. Allow them in your browser settings.',
  'Notices on this device': 'Push notifications',
  'Shall we tell you when your parcel leaves?': 'Shall we let you know when your parcel ships?',
  'A notice on this device, with its title alone; you can switch it off at any time.':
    'We show a notification with its title only. You can turn it off at any time.',
  'Yes, tell me': 'Yes, notify me',
  'You will hear of it on this device': 'Notifications are on for this device',
  'When somebody writes below a post of yours': 'When someone comments on your post',
  'When somebody likes a post of yours; several likes form one notification':
    'When someone likes your post; several likes make one notification',
  'When something on your waiting list is back': 'When a product you are waiting for is back',
  'News of the shop': 'News and offers',
  'What is in season, offers and events': 'Seasonal products, offers and events',
  'You always get notifications about payments, parcels, refunds and our replies.':
    'We always notify you about payments, deliveries, refunds and our replies.',
  'NT$1 off for every {0} points, at the checkout.':
    'Get NT$1 off at checkout for every {0} points.',
  'When they expire': 'Expiry dates',
  'History of points': 'Points history',
  'The history could not be loaded': 'Your points history could not be loaded',
  'Expire on {0}': 'Expires on {0}',
  'Coupons by use': 'Coupons by status',
  'The coupon is yours': 'Coupon claimed',
  'No coupons to use': 'No coupons available',
  'If you have a code, enter it above.': 'Have a code? Enter it above.',
  'No coupons that start later': 'No upcoming coupons',
  'No coupons expired': 'No expired coupons',
  'You have seen all coupons': 'That is everything',
  'Use the code': 'Apply',

  // Orders
  'Payment comes': 'Payment',
  'Packing comes': 'Packing',
  'Shipping comes': 'Shipping',
  'Arrival comes': 'Delivery',
  'Whatever you order will be found here.': 'Your orders will appear here.',
  'Paid at': 'Paid on',
  'Ordered at': 'Ordered on',
  'Follow the parcel': 'Track parcel',
  'Why it was given up': 'Reason for cancellation',
  Kind: 'Type',
  'Cancel the order': 'Cancel order',
  'Ask for a refund': 'Request a refund',
  'The order is cancelled at once; this cannot be undone.':
    'Your order will be cancelled immediately. This cannot be undone.',
  'The shop looks at it and returns the money; you can follow it in the order.':
    'We will review your request and refund you. You can follow the progress in your order.',
  'The order is cancelled. {0} goes back to the card that paid it, in 7 to 14 working days or so.':
    'Your order will be cancelled. {0} will be refunded to your card in about 7 to 14 working days.',
  'The order is cancelled. {0} is transferred back; we ask for your account in its messages.':
    'Your order will be cancelled. {0} will be refunded by bank transfer; we will ask for your account in the order messages.',
  'The order is cancelled. Nothing was charged for it.':
    'Your order will be cancelled. You have not been charged.',
  'The order is cancelled; the refund follows': 'Order cancelled. Your refund follows.',
  'The order is cancelled': 'Order cancelled',
  'Keep the order': 'Keep order',
  'Why?': 'Reason',
  'Do not cancel after all': 'Keep my order after all',
  '{0} were refunded so far': '{0} refunded so far',
  'Withdraw the request for a refund': 'Withdraw refund request',
  'The order continues': 'Your order will be processed as usual',
  'Please tell us in a few words': 'Please tell us briefly why',
  'We have your request for a refund': 'We have received your refund request',
  'Other goods or quantities': 'Want different items or quantities',
  'Another payment or delivery': 'Want another payment or delivery method',
  'Something is wrong with the goods': 'Damaged or defective',
  'It takes too long': 'Taking too long',
  'Ask about this order': 'Message us about this order',
  'Questions or wishes? Tell us here, we answer in the order.':
    'Any questions about this order? Write to us here and we will reply.',
  'Write to the shop…': 'Write a message…',
  'Send again': 'Retry',
  'Keep as it was': 'Cancel',
  'Correct them': 'Correct',
  'Send the digits': 'Submit',
  'You reported {0}; we are looking for your transfer.':
    'You reported {0}. We are checking for your transfer.',
  'All of it is in your cart': 'Everything is in your cart',
  'The rest is in your cart; these could not be added':
    'These items could not be added; the rest is in your cart',
  'These goods cannot be bought now': 'These items are not available right now',
  'To the cart': 'Go to cart',

  // Cart and checkout
  'Spend {0} more for free shipping': 'Add {0} more for free shipping',
  'Shipping is free': 'You get free shipping',
  'Sign in to put things in your cart; they will be waiting for you there.':
    'Sign in to add items to your cart; we will keep them for you.',
  'After signing in you can check out at once.': 'You can check out right after signing in.',
  'You are offline, so nothing can be put in the cart.':
    'You are offline, so you cannot add items to your cart.',
  'Carts by temperature': 'Carts by storage temperature',
  'Go and see what is fresh around the corner.': 'See what is fresh today.',
  'The cart could not be loaded': 'Your cart could not be loaded',
  'Each temperature travels in its own box, so each is checked out by itself.':
    'Items of each temperature ship in their own box and are checked out separately.',
  'Please take care of the marked items first': 'Please resolve the marked items first',
  'You may also add': 'You may also like',
  'No more to add': 'Maximum reached',
  'Cheaper together with “{0}”': 'Save when you buy it with “{0}”',
  'There is nothing to add to it now': 'There are no add-ons right now',
  'See the product': 'View product',
  'See the order': 'View order',
  'Back to the cart': 'Back to cart',
  'Steps of the checkout': 'Checkout steps',
  'To payment': 'Continue to payment',
  'Place order and get the account to pay to': 'Place order and get the account number',
  'Place order and see where to transfer': 'Place order and see transfer details',
  'It is all paid for by what was taken off; nothing is left to pay.':
    'Your discounts cover this order; there is nothing to pay.',
  'The checkout could not be loaded': 'Checkout could not be loaded',
  'Free from {0}': 'Free over {0}',
  'Please choose': 'Select',
  'Some items cannot be bought as they are': 'Some items need your attention',
  'Items of the order': 'Items',
  'The coupon is used on this order': 'Coupon applied',
  'Spend points': 'Use points',
  'Change the shipping': 'Change shipping',
  'No store was chosen': 'No store selected',
  'Choose store pickup among the shipping methods, then a store.':
    'Choose store pickup as the shipping method, then select a store.',
  'Pay for the order': 'Pay for your order',
  'Choose how to pay': 'Choose a payment method',
  'Pay another way': 'Use another payment method',
  'Go to the payment': 'Continue to payment',
  'Ship it this way': 'Save shipping',
  'Leave it as it was': 'Cancel',
  'It is shipped as ordered.': 'Your order ships as you chose.',
  'Codes that can still be paid': 'Codes you can still pay',
  'If you pay one of these, you need not choose again.':
    'If you pay one of these, you do not need to choose again.',
  'There is nothing to pay any more': 'There is nothing left to pay',
  'It is paid, cancelled, or its time is up; the order says which.':
    'This order has been paid, cancelled or has expired. See the order for details.',
  'We see no card data': 'Your card stays private',
  'Your order is placed and paid': 'Thank you, your order is paid',
  'We are packing it for you now.': 'We are getting it ready for you.',
  'Your order is kept; you can pay it again.': 'We have kept your order, so you can try again.',
  'This page changes by itself as soon as it is confirmed.':
    'This page updates as soon as the payment is confirmed.',
  'No word from the bank yet. If you have paid, look again in a moment.':
    'We have not heard from the bank yet. If you have paid, check again in a moment.',
  'Look again': 'Check again',
  'Your order is placed; please pay in time': 'Order placed. Please pay before the deadline.',
  'You will find this again in the order, whenever you need it.':
    'You can find these details in your order at any time.',
  'What you ordered': 'Order details',
  'Where it goes': 'Delivery details',
  'Days of delivery': 'Delivery dates',
  'Points you will earn': 'Points earned',
  'Still waiting in your carts': 'Still in your carts',
  'Your {0} cart still holds {1} items': 'Your {0} cart has {1} items',
  'Show it to your neighbours': 'Share it with your neighbours',
  'Unpacked something good? Post it on the wall, with the goods one tap away.':
    'Unpacked something good? Share it in a post, with the products one tap away.',

  // Signing in
  'Join us': 'Create an account',
  'A minute, and the neighbourhood shop is yours.': 'It only takes a minute.',
  'E-mail': 'Email',
  'Forgotten your password?': 'Forgot your password?',
  'Dealer code (optional)': 'Referral code (optional)',
  'Such as 0912345678': 'For example 0912345678',
  'Such as 12345': 'For example 12345',
  'This shop runs on demo data; one press signs you in.':
    'This is a demo shop; one click signs you in.',
  'One more step': 'Almost there',
  'We have mailed a link to {0}. Follow it within 24 hours to confirm the address.':
    'We have sent a link to {0}. Open it within 24 hours to confirm your email address.',
  'No email?': 'Did not get the email?',
  'Back to signing in': 'Back to sign in',
  'Mail the link once more': 'Send the link again',
  'Mail me the link': 'Email me a link',
  'We mail you a link that signs you in, without a password.':
    'We will email you a link that signs you in without a password.',
  'Sign in by e-mail': 'Sign in by email',
  'or by e-mail': 'or with your email address',
  'or register by e-mail': 'or register with your email address',
  'Register by e-mail': 'Register by email',
  'Sign in, and you go on to the checkout.': 'Sign in to continue to checkout.',
  'Sign in, and it goes into your cart.': 'Sign in and we will add it to your cart.',
  'Sign in, and the table goes into your carts.':
    'Sign in and we will add everything to your carts.',
  'Sign in, and it joins your collection.': 'Sign in and we will add it to your favourites.',
  'Sign in, and we tell you when it is back.':
    'Sign in and we will let you know when it is back in stock.',
  'Sign in, and your like is counted.': 'Sign in and we will add your like.',
  'Sign in to see your collection.': 'Sign in to see your favourites.',
  'Sign in to talk to the shop.': 'Sign in to chat with us.',
  'Sign in to like, collect and comment.': 'Sign in to like, save and comment.',
  'Confirm your address': 'Confirm your email address',
  'Press the button to confirm your address and sign in on this device. Nothing changes before.':
    'Press the button to confirm your email address and sign in on this device.',
  'Press the button to sign in on this device. Nothing happens before.':
    'Press the button to sign in on this device.',
  'We can mail you a new link if you need one.': 'We can send you a new link if you need one.',
  'This link is not complete': 'This link is incomplete',
  'Tell us your e-mail address, and we will mail you a link to set a new one.':
    'Enter your email address and we will send you a link to set a new password.',
  'See your mailbox': 'Check your inbox',
  'If {0} belongs to a member, we have sent an email. Its link works once, for one hour.':
    'If there is an account for {0}, we have sent you a link. It works once and expires in an hour.',
  'No email? It may be in your spam folder, or the address has no account.':
    'No email? Check your spam folder, or whether you used another address.',
  'Ask once more': 'Try again',
  'From then on, every device has to sign in with it.':
    'You will need it to sign in on all your devices.',
  'Keep this password': 'Set password',
  'This link can no longer be used': 'This link has expired',
  'It works once, for one hour. Ask for another, and you are there in a minute.':
    'Links work once and expire after an hour. Request a new one to continue.',
  'Your new password is set': 'Your password has been changed',

  // Products, posts, search
  'Collected last': 'Recently added',
  'Largest price drop': 'Biggest price drop',
  'Cheapest first': 'Price: low to high',
  'What we promise': 'Our promise',
  'No products collected yet': 'No favourite products yet',
  'No posts collected yet': 'No saved posts yet',
  'Tap the heart on whatever you like; it will wait for you here.':
    'Tap the heart on anything you like to save it here.',
  'Tap the bookmark on a post that you like; it will wait for you here.':
    'Tap the bookmark on any post to save it here.',
  'My collected products': 'Favourite products',
  'My collected posts': 'Saved posts',
  'Added to collection': 'Added to favourites',
  'Removed from collection': 'Removed from favourites',
  'Added to the waiting list': 'We will let you know when it is back',
  'Removed from the waiting list': 'Alert removed',
  'We write to you once, as soon as one of these is back.':
    'We will let you know once, as soon as one of these is back.',
  'Nothing on your waiting list yet': 'No stock alerts yet',
  'When something is sold out, ask for a notification; it will be listed here.':
    'Ask to be notified when something is sold out, and it will be listed here.',
  'The waiting list could not be loaded': 'Your stock alerts could not be loaded',
  'What spoils soon is exempt from the seven days by law.':
    'Perishable food is exempt from the seven-day right of withdrawal.',
  'Recently seen': 'Recently viewed',
  '{0} people collected this': '{0} people saved this',
  'Neighbours recommend': 'From the community',
  'It may be out of season, or its address was mistyped. See what else there is.':
    'It may be out of season, or the address is wrong. See what else we have.',
  'No product fits': 'No products found',
  'Tell me when it is back': 'Notify me when available',
  'Do not tell me any more': 'Cancel notification',
  'Do not tell me of “{0}” any more': 'Cancel the notification for “{0}”',
  'Tell me when “{0}” is back': 'Notify me when “{0}” is available',
  'Has to do with “{0}”': 'Related to “{0}”',
  'Hot searches': 'Popular searches',
  'Forget all': 'Clear all',
  'Forget “{0}”': 'Remove “{0}”',
  'The neighbours speak of it on the wall.': 'Your neighbours are talking about it.',
  'Nobody on the wall has spoken of it so far.': 'Nobody has posted about it so far.',
  'What everybody buys': 'Bestsellers',
  'What the neighbours put on the table': 'What your neighbours are cooking',
  'The first table is still being laid.': 'Be the first to share your table.',
  'It was deleted, or only some may see it.':
    'It may have been deleted, or only some members can see it.',
  'No comments yet. Say the first word!': 'No comments yet. Be the first!',
  'Say something…': 'Write a comment…',
  'It cannot be brought back.': 'This cannot be undone.',
  'Your draft is kept': 'Draft saved',
  'Your draft is kept; files still on their way were cancelled':
    'Draft saved. Unfinished uploads were cancelled.',
  'Thank you, we will look at it soon': 'Thank you, we will review it soon',
  'Untrue content': 'False information',

  // Chat and addresses
  'We are here': 'Online',
  'Nobody is here right now': 'Offline',
  'Nobody is here right now. Leave a message: we answer {0}, and a notification tells you.':
    'We are offline. Leave a message: we reply {0} and will notify you.',
  'Nobody is here right now. Leave a message: a notification tells you when we answer.':
    'We are offline. Leave a message and we will notify you when we reply.',
  'No connection right now. What you write is sent as soon as it is back.':
    'You are offline. Your messages will be sent when you are back online.',
  'What can we do for you?': 'How can we help?',
  'Write to customer service': 'Type your message',
  'Open on the whole page': 'Open full page',
  'Do not send it': 'Do not send',
  'Your conversation is kept, and we can see your orders.':
    'We keep your conversation and can look up your orders right away.',
  'Kinds of addresses': 'Address types',
  'All {0} are used; delete one to add another.':
    'You have reached the limit of {0}. Delete one to add another.',
  'Store one, and the checkout needs no typing.': 'Save one and check out without typing.',
  'Make it the default': 'Set as default',
  'It is the default now': 'Default address changed',
  'Orders already placed keep it.': 'This does not affect orders you have placed.',
  'The address is deleted': 'Address deleted',
  'The address is saved': 'Address saved',
  'This address is gone': 'This address no longer exists',
  'The time is up': 'Time is up',
  'You can still look at': 'Available offline',
  'The shop cannot be reached': 'You are offline',

  // Dealers
  'Profit and performance': 'Earnings and performance',
  'Not set yet: fill it in to be paid.': 'Add your bank account to get paid.',
  'The account is saved': 'Account saved',
  'Members who register with it become your customers.':
    'Members who register with your code become your customers.',
  'Link to register': 'Referral link',
  'Goods paid': 'Sales',
  'Nothing earned here yet': 'No earnings yet',
  'Share your link, and orders will be listed here.':
    'Share your link and the orders will be listed here.',
  'See my link': 'View my link',
  'The file is ready': 'File downloaded',
  'Closed months': 'Payouts',
  'The closed months could not be loaded': 'Your payouts could not be loaded',
  'No month was closed yet': 'No payouts yet',
  Remark: 'Note',
} as const;
