import { flag } from './kinds.ts';

/** Permissions of people, and what the webmail shows them (BAK-73 to BAK-77). */
export const permissionPolicies = {
  is_fwmail: flag({ about: 'messages can be forwarded and sent again', initial: true, ids: ['PRM-05', 'BAK-73'] }),
  hide_forward_contents: flag({ about: 'forwarding appends the original', initial: true, ids: ['CMP-34', 'BAK-73'] }),
  is_maildownload: flag({ about: 'messages and attachments can be downloaded', initial: true, ids: ['PRM-06', 'BAK-74'] }),
  is_mailprint: flag({ about: 'messages can be printed', initial: true, ids: ['PRM-13', 'BAK-74'] }),
  disable_delete_button: flag({ about: 'every way to delete is hidden', initial: false, ids: ['PRM-07', 'BAK-75'] }),
  change_delete_button: flag({
    about: 'the delete button is in the toolbar of the list, otherwise in the menu More',
    initial: true,
    ids: ['LST-08', 'RED-16', 'BAK-75'],
  }),
  is_fulltext: flag({ about: 'the search box is shown', initial: true, ids: ['LAY-21', 'BAK-76'] }),
  center_show: flag({ about: 'the file centre and the self-service query are shown', initial: true, ids: ['LAY-08', 'LAY-17', 'BAK-76'] }),
  sw_netdisk_page: flag({ about: 'the network disk is shown', initial: true, ids: ['LAY-09', 'LAY-12', 'BAK-76'] }),
  has_user_department_perm: flag({
    about: 'the people and departments of the organization are visible',
    initial: true,
    ids: ['PRM-08', 'BAK-77'],
  }),
  webmail_oab_show: flag({ about: 'the organization book is shown', initial: true, ids: ['PRM-09', 'BAK-77'] }),
  webmail_cab_show: flag({ about: 'the company book is shown', initial: true, ids: ['PRM-09', 'BAK-77'] }),
  webmail_soab_show: flag({ about: 'the books of the other domains are shown', initial: false, ids: ['PRM-09', 'BAK-77'] }),
  disable_upload_image: flag({
    about: 'images from files cannot be put into a message',
    initial: false,
    ids: ['PRM-04', 'CMP-22', 'BAK-78'],
  }),
};
