export {
  deleteAdministrator,
  selectAdministrators,
  selectMember,
  upsertAdministrator,
  upsertPermission,
} from './diskPermission.repository.ts';
export { diskPermissionRoutes } from './diskPermission.routes.ts';
