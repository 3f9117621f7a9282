/**
 * Method and path of every endpoint of the staff's API, defined only here. They are separate from those of the shop,
 * so that a shopper's bundle has none of them.
 */
export const staffPaths = {
  session: {
    get: 'GET /api/staff/session',
    captcha: 'GET /api/staff/session/captcha',
    signIn: 'POST /api/staff/session/sign-in',
    requestPasskey: 'POST /api/staff/session/passkey/request',
    signInByPasskey: 'POST /api/staff/session/passkey/sign-in',
    startFactor: 'POST /api/staff/session/factor/start',
    addFactor: 'POST /api/staff/session/factor/store',
    verify: 'POST /api/staff/session/verify',
    lock: 'POST /api/staff/session/lock',
    signOut: 'POST /api/staff/session/sign-out',
    list: 'GET /api/staff/session/list',
    end: 'POST /api/staff/session/end',
    demoRoles: 'GET /api/staff/session/demo',
    signInToDemo: 'POST /api/staff/session/demo/sign-in',
  },
  factors: {
    get: 'GET /api/staff/factor',
    startPasskey: 'POST /api/staff/factor/passkey/start',
    addPasskey: 'POST /api/staff/factor/passkey/store',
    requestPasskey: 'POST /api/staff/factor/passkey/request',
    verifyPasskey: 'POST /api/staff/factor/passkey/verify',
    deletePasskey: 'POST /api/staff/factor/passkey/delete',
    renewRecoveryCodes: 'POST /api/staff/factor/recovery/store',
  },
  people: {
    list: 'GET /api/staff/people/list',
    invite: 'POST /api/staff/people/invite',
    revokeInvitation: 'POST /api/staff/people/invitation/revoke',
    invitation: 'POST /api/staff/people/invitation',
    accept: 'POST /api/staff/people/invitation/accept',
    changeRoles: 'POST /api/staff/people/roles/store',
    suspend: 'POST /api/staff/people/suspend',
    restore: 'POST /api/staff/people/restore',
    resetFactor: 'POST /api/staff/people/factor/reset',
  },
  orders: {
    list: 'GET /api/staff/order/list',
    counts: 'GET /api/staff/order/count',
    detail: 'GET /api/staff/order/detail/{id}',
    revealContact: 'POST /api/staff/order/contact/reveal',
    print: 'POST /api/staff/order/print',
    advance: 'POST /api/staff/order/advance',
    saveTracking: 'POST /api/staff/order/tracking/store',
    confirmPaid: 'POST /api/staff/order/paid',
    previewRefund: 'POST /api/staff/order/refund/preview',
    requestRefund: 'POST /api/staff/order/refund/request',
    refund: 'POST /api/staff/order/refund',
    refundLines: 'POST /api/staff/order/refund/lines',
    confirmRefund: 'POST /api/staff/order/refund/confirm',
    retryRefund: 'POST /api/staff/order/refund/retry',
    dismissRefundAlarm: 'POST /api/staff/order/refund/alarm/dismiss',
    addNote: 'POST /api/staff/order/note/store',
    messages: 'GET /api/staff/order/message/list/{id}',
    sendMessage: 'POST /api/staff/order/message/store',
  },
  batches: {
    start: 'POST /api/staff/batch/start',
    get: 'GET /api/staff/batch/detail/{id}',
    cancel: 'POST /api/staff/batch/cancel',
    retry: 'POST /api/staff/batch/retry',
  },
  sales: {
    days: 'GET /api/staff/sales/day/list',
  },
  settings: {
    get: 'GET /api/staff/settings',
    save: 'POST /api/staff/settings/store',
    warnings: 'GET /api/staff/settings/warning/list',
  },
  chat: {
    list: 'GET /api/staff/chat/list',
    counts: 'GET /api/staff/chat/count',
    detail: 'GET /api/staff/chat/detail/{member}',
    revealContact: 'POST /api/staff/chat/contact/reveal',
    history: 'GET /api/staff/chat/history/{member}',
    read: 'POST /api/staff/chat/read',
    send: 'POST /api/staff/chat/send',
    sendOrder: 'POST /api/staff/chat/order/store',
    sendMedia: 'POST /api/staff/chat/media/store',
    assign: 'POST /api/staff/chat/assign',
    snooze: 'POST /api/staff/chat/snooze',
    resolve: 'POST /api/staff/chat/resolve',
    reopen: 'POST /api/staff/chat/reopen',
    addNote: 'POST /api/staff/chat/note/store',
    colleagues: 'GET /api/staff/chat/colleague/list',
    cannedReplies: 'GET /api/staff/chat/reply/list',
    saveCannedReply: 'POST /api/staff/chat/reply/store',
    deleteCannedReply: 'POST /api/staff/chat/reply/delete',
  },
  wall: {
    cases: 'GET /api/staff/wall/case/list',
    counts: 'GET /api/staff/wall/count',
    dismiss: 'POST /api/staff/wall/dismiss',
    hide: 'POST /api/staff/wall/hide',
    restore: 'POST /api/staff/wall/restore',
  },
  views: {
    list: 'GET /api/staff/view/list',
    save: 'POST /api/staff/view/store',
    delete: 'POST /api/staff/view/delete',
  },
  audit: {
    list: 'GET /api/staff/audit/list',
    attempts: 'GET /api/staff/audit/attempt/list',
  },
} as const;

/** The type of `staffPaths`: domain → endpoint → `'METHOD /path'`. */
export type StaffPaths = typeof staffPaths;
/** The name of a domain of the staff's API, the same in every layer of the system. */
export type StaffDomainName = keyof StaffPaths;
/** The endpoints of one domain of the staff's API. */
export type StaffEndpointName<D extends StaffDomainName> = keyof StaffPaths[D] & string;
