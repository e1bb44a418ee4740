// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {Permit} from "../../src/interfaces/Permit.sol";
import {TestBase} from "./TestBase.sol";

/// @notice Permits as wallets sign them, and what a token answers where one was of no use.
abstract contract SignedPermits is TestBase {
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    /// @dev For `owner`'s next nonce, signed with `key`, which need not be the owner's.
    function signPermit(uint256 key, address owner, address asset, address spender, uint256 amount, uint256 deadline)
        internal
        view
        returns (Permit memory permit)
    {
        uint256 nonce = IERC20Permit(asset).nonces(owner);
        bytes32 content = keccak256(abi.encode(PERMIT, owner, spender, amount, nonce, deadline));
        bytes32 domain = IERC20Permit(asset).DOMAIN_SEPARATOR();
        permit.deadline = deadline;
        (permit.v, permit.r, permit.s) = vm.sign(key, keccak256(abi.encodePacked(hex"1901", domain, content)));
    }

    function expectNoAllowance(address spender, uint256 allowance, uint256 needed) internal {
        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, spender, allowance, needed)
        );
    }
}
