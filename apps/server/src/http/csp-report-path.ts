/** Where browsers report violations of the Content-Security-Policy. */
export const CSP_REPORT_PATH = '/csp-report';
